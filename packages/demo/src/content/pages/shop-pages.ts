import { categoryIdOf, newCategoryId } from '../../catalogue/categories.ts'
import { say, type Words } from '../../words/words.ts'
import type { ContentContext } from '../content-context.ts'
import { type BlockDocument, type DemoDocument, toPage } from '../documents.ts'

/** What stands around the shop's own screens: the line above the header, and blocks on cart, search, orders and failures. */
export function writeShopPages(context: ContentContext): DemoDocument[] {
  const { say: tell, brand } = context
  const carousel = (id: string, title: Words, categoryId: string): BlockDocument | null =>
    context.findCategory(categoryId)
      ? { id, type: 'product-carousel', title: tell(title), categoryId, cards: 5, bottomMargins: 'medium' }
      : null
  const popular = say('What others like', 'Was andere mögen', 'Ce que les autres aiment')
  const sneakers = categoryIdOf('women', 'sneakers')
  return [
    toPage('global', { title: brand }, [writeBenefitBar(context)]),
    toPage('cart', { title: tell(say('Cart', 'Warenkorb', 'Panier')) }, [carousel('cart-popular', popular, sneakers)]),
    toPage('search', { title: tell(say('Search', 'Suche', 'Recherche')) }, [
      carousel('search-new', say('New arrivals', 'Neu eingetroffen', 'Nouveautés'), newCategoryId()),
    ]),
    toPage('checkout', { title: tell(say('Checkout', 'Kasse', 'Paiement')) }, [
      {
        id: 'checkout-help',
        type: 'rich-text',
        richText: `<p>${tell(
          say(
            'Questions? We answer within one working day.',
            'Fragen? Wir antworten innerhalb eines Werktags.',
            'Des questions? Nous répondons en un jour ouvrable.',
          ),
        )} <a href="${context.page('help/contact-us')}">${tell(say('Contact us', 'Kontakt', 'Nous joindre'))}</a></p>`,
      },
    ]),
    toPage('order-confirmation', { title: tell(say('Thank you', 'Danke', 'Merci')) }, [
      carousel('order-more', say('Goes well with it', 'Passt gut dazu', 'À agencer'), categoryIdOf('women', 'apparel')),
    ]),
    toPage('error-4xx', { title: tell(say('Page not found', 'Seite nicht gefunden', 'Page introuvable')) }, [
      carousel('error-popular', popular, sneakers),
    ]),
    toPage('error-5xx', { title: tell(say('Something broke', 'Etwas ist kaputt', 'Quelque chose a cédé')) }, [
      {
        id: 'error-words',
        type: 'rich-text',
        richText: `<p>${tell(
          say(
            'The fault is ours and we have been told about it. Your cart is safe; please try again in a minute.',
            'Der Fehler liegt bei uns, und wir wissen davon. Ihr Warenkorb ist sicher; bitte versuchen Sie es in einer Minute noch einmal.',
            'L’erreur vient de nous et nous en sommes avertis. Votre panier est en sécurité; réessayez dans une minute.',
          ),
        )}</p>`,
      },
    ]),
  ]
}

const writeBenefitBar = ({ say: tell, page, site }: ContentContext): BlockDocument => ({
  id: `benefits-${site.siteId.toLowerCase()}`,
  type: 'benefit-bar',
  title: tell(say('Your benefits', 'Ihre Vorteile', 'Vos avantages')),
  alignment: 'center',
  showCloseButton: true,
  targets: [
    // Where the site does not show the benefit of free delivery, it is no line of the bar either (S2.9).
    ...(site.features.freeShippingBenefit
      ? [{ id: 'delivery', text: tell(deliveryOf(site.country)), url: page('help/delivery') }]
      : []),
    {
      id: 'returns',
      text: tell(
        say('Free returns within 30 days', '30 Tage kostenlose Rückgabe', 'Retours gratuits pendant 30 jours'),
      ),
      url: page('help/returns'),
    },
  ],
})

const deliveryOf = (country: string): Words =>
  country === 'CA'
    ? say('Free delivery from $100', 'Kostenloser Versand ab 100 $', 'Livraison gratuite dès 100 $')
    : say('Free delivery from $75', 'Kostenloser Versand ab 75 $', 'Livraison gratuite dès 75 $')
