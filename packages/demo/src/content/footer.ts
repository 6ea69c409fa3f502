import { categoryIdOf, newCategoryId, saleCategoryId, shoppers } from '../catalogue/categories.ts'
import { demoProducts } from '../catalogue/special-cases.ts'
import { say, type Words } from '../words/words.ts'
import type { ContentContext } from './content-context.ts'
import type { DemoDocument, Link } from './documents.ts'

/** Help, the shop, who we are, and the law; the imprint where the law wants one. */
export function writeFooter(context: ContentContext): DemoDocument {
  const { say: tell, page, site } = context
  const link = (words: Words, path: string): Link => ({ text: tell(words), url: page(path) })
  const shop = [newCategoryId(), ...shoppers.map((shopper) => categoryIdOf(shopper)), saleCategoryId()]
  return {
    doctype: 'footer',
    slug: 'main',
    body: {
      id: 'footer-main',
      columns: [
        {
          id: 'help',
          title: tell(say('Help', 'Hilfe', 'Aide')),
          targets: [
            link(say('Contact us', 'Kontakt', 'Nous joindre'), 'help/contact-us'),
            link(say('Delivery', 'Versand', 'Livraison'), 'help/delivery'),
            link(say('Returns', 'Rückgabe', 'Retours'), 'help/returns'),
            link(say('Size guide', 'Größenberater', 'Guide des tailles'), 'help/size-guide'),
            link(say('Payment', 'Bezahlung', 'Paiement'), 'help/payment'),
          ],
        },
        {
          id: 'shop',
          title: tell(say('Shop', 'Shop', 'Magasiner')),
          targets: [
            ...shop.flatMap((id) => {
              const category = context.findCategory(id)
              return category ? [{ text: category.name, url: category.url }] : []
            }),
            ...listMade(context),
          ],
        },
        {
          id: 'about',
          title: tell(say('About us', 'Über uns', 'À propos')),
          targets: [
            link(say('Our story', 'Unsere Geschichte', 'Notre histoire'), 'about'),
            link(say('How we make', 'Wie wir fertigen', 'Notre fabrication'), 'about/making'),
            link(say('Care and repair', 'Pflege und Reparatur', 'Entretien et réparation'), 'about/care'),
          ],
        },
      ],
      legal: [
        link(say('Privacy', 'Datenschutz', 'Confidentialité'), 'privacy'),
        link(say('Terms of sale', 'AGB', 'Conditions de vente'), 'sale-terms'),
        ...(site.region === 'EMEA' ? [link(say('Legal notice', 'Impressum', 'Mentions légales'), 'imprint')] : []),
        link(say('Accessibility', 'Barrierefreiheit', 'Accessibilité'), 'accessibility'),
      ],
      social: [],
      note: tell(
        say(
          'A demonstration shop: nothing here is really sold.',
          'Ein Vorführshop: Hier wird nichts wirklich verkauft.',
          'Boutique de démonstration : rien n’est réellement vendu ici.',
        ),
      ),
    },
  }
}

/** What no listing leads to: gift cards, and a pair that is made to a design of the shop. */
const listMade = ({ say: tell, findProductPath }: ContentContext): Link[] => {
  const card = findProductPath(demoProducts.giftCard)
  const made = findProductPath(demoProducts.madeToOrder)
  return [
    ...(card ? [{ text: tell(say('Gift cards', 'Geschenkkarten', 'Cartes-cadeaux')), url: card }] : []),
    ...(made
      ? [
          {
            text: tell(say('Made to order', 'Für Sie gefertigt', 'Fait sur mesure')),
            url: made,
          },
        ]
      : []),
  ]
}
