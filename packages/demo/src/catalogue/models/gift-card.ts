import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'

/** A gift card of any value, sent by email. */
export const giftCard: ModelPlan = {
  key: 'gift-card',
  kind: 'accessory',
  type: 'gift-cards',
  category: 'bags',
  genders: ['unisex'],
  sizes: 'one',
  price: 50,
  weightG: 0,
  activities: [],
  features: [],
  name: say('Lacehouse E-Gift Card', 'Lacehouse Online-Geschenkkarte', 'Carte-cadeau électronique Lacehouse'),
  families: ['Lacehouse'],
  editions: [
    {
      key: 'digital',
      name: same(''),
      materials: [],
      says: say(
        'You choose what it is worth and write a few words; we send it by email.',
        'Sie wählen den Wert und schreiben ein paar Worte, wir versenden sie per E-Mail.',
        'Vous choisissez sa valeur et écrivez quelques mots; nous l’envoyons par courriel.',
      ),
      made: [],
    },
  ],
  opens: [
    say(
      'For everybody whose size you do not know.',
      'Für alle, deren Größe Sie nicht kennen.',
      'Pour tous ceux dont vous ne connaissez pas la pointure.',
    ),
  ],
  serves: say(
    'It pays for anything in the shop, in one go or in several.',
    'Damit lässt sich alles im Shop bezahlen, auf einmal oder nach und nach.',
    'Elle paie tout ce qu’offre la boutique, en une fois ou en plusieurs.',
  ),
  fits: [],
  care: 'none',
}
