import { say } from '../../words/words.ts'
import type { ContentContext } from '../content-context.ts'
import type { BlockDocument } from '../documents.ts'

const benefits = [
  {
    icon: 'truck',
    title: say('Quick delivery', 'Schnelle Lieferung', 'Livraison rapide'),
    text: say(
      'Ordered before noon, packed the same day.',
      'Vor Mittag bestellt, am selben Tag gepackt.',
      'Commandé avant midi, emballé le jour même.',
    ),
    path: 'help/delivery',
  },
  {
    icon: 'rotate-ccw',
    title: say('30 days to decide', '30 Tage Bedenkzeit', '30 jours pour décider'),
    text: say(
      'Try them on at home and send back what does not fit, free of charge.',
      'Zu Hause anprobieren und kostenlos zurückschicken, was nicht passt.',
      'Essayez à la maison et renvoyez sans frais ce qui ne va pas.',
    ),
    path: 'help/returns',
  },
  {
    icon: 'store',
    title: say('A store nearby', 'Filialen in der Nähe', 'Un magasin tout près'),
    text: say(
      'Pick up your order around the corner, often the same day.',
      'Holen Sie Ihre Bestellung um die Ecke ab, oft am selben Tag.',
      'Ramassez votre commande près de chez vous, souvent le jour même.',
    ),
    path: 'help/delivery',
  },
  {
    icon: 'heart',
    title: say('Made to be mended', 'Zum Reparieren gemacht', 'Faits pour être réparés'),
    text: say(
      'New laces, new footbeds, new soles: we keep your pair going.',
      'Neue Senkel, neue Fußbetten, neue Sohlen: Wir halten Ihr Paar in Gang.',
      'Lacets, semelles intérieures, semelles : nous gardons votre paire en vie.',
    ),
    path: 'about/care',
  },
] as const

/** What a shopper gains here, in four icons. */
export function writeBenefits({ say: tell, page }: ContentContext): BlockDocument {
  return {
    id: 'home-benefits',
    type: 'collection',
    variant: 'icon-and-text',
    title: tell(say('Good to know', 'Gut zu wissen', 'Bon à savoir')),
    hideTitle: true,
    breakpoints: {
      sm: { type: 'grid', columns: 2, slidePadding: '16px' },
      lg: { type: 'grid', columns: 4, slidePadding: '24px' },
    },
    items: benefits.map(({ icon, title, text, path }) => ({
      id: `home-benefit-${icon}`,
      icon,
      title: tell(title),
      subtitle: tell(text),
      targets: [{ text: tell(title), url: page(path) }],
    })),
    bottomMargins: 'large',
  }
}
