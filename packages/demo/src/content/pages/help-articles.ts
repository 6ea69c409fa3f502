import { say } from '../../words/words.ts'
import type { Article } from './article.ts'

export const returns: Article = {
  slug: 'returns',
  title: say('Returns', 'Rückgabe', 'Retours'),
  description: say(
    'Thirty days to decide, and the way back is free.',
    'Dreißig Tage Bedenkzeit, und der Rückweg ist kostenlos.',
    'Trente jours pour décider, et le retour est gratuit.',
  ),
  parts: [
    {
      text: [
        say(
          'Try everything on at home. What does not fit or does not please comes back to us within 30 days, free of charge.',
          'Probieren Sie alles in Ruhe zu Hause an. Was nicht passt oder nicht gefällt, kommt innerhalb von 30 Tagen kostenlos zu uns zurück.',
          'Essayez tout tranquillement à la maison. Ce qui ne va pas ou ne plaît pas nous revient sans frais dans les 30 jours.',
        ),
      ],
    },
    {
      heading: say('How to send something back', 'So schicken Sie etwas zurück', 'Comment renvoyer un article'),
      lines: [
        say(
          'Put it back into its box, unworn outside.',
          'Legen Sie es ungetragen in seinen Karton.',
          'Remettez l’article dans sa boîte, sans l’avoir porté dehors.',
        ),
        say(
          'Stick the label from your parcel on top.',
          'Kleben Sie das Etikett aus dem Paket darauf.',
          'Collez-y l’étiquette jointe au colis.',
        ),
        say(
          'Hand it in at any parcel shop or in one of our stores.',
          'Geben Sie es in einem Paketshop oder einer unserer Filialen ab.',
          'Remettez-le à un point de dépôt ou dans un de nos magasins.',
        ),
      ],
    },
    {
      heading: say('Your money', 'Ihr Geld', 'Votre argent'),
      text: [
        say(
          'We pay back within five working days of the parcel’s arrival, in the way that you paid.',
          'Wir erstatten innerhalb von fünf Werktagen nach Eingang des Pakets, auf dem Weg, auf dem Sie bezahlt haben.',
          'Nous remboursons dans les cinq jours ouvrables suivant l’arrivée du colis, par le moyen que vous avez utilisé.',
        ),
      ],
    },
  ],
  questions: [
    {
      id: 'sale',
      asks: say(
        'Does this hold for reduced things too?',
        'Gilt das auch für Reduziertes?',
        'Est-ce que cela vaut aussi pour les soldes?',
      ),
      answers: say(
        'Yes, for everything that we sell.',
        'Ja, für alles, was wir verkaufen.',
        'Oui, pour tout ce que nous vendons.',
      ),
    },
    {
      id: 'exchange',
      asks: say('Can I exchange a size?', 'Kann ich eine Größe umtauschen?', 'Puis-je échanger une taille?'),
      answers: say(
        'Order the other size straight away and send the first one back; that is quicker than waiting for us.',
        'Bestellen Sie die andere Größe gleich und schicken Sie die erste zurück; das geht schneller, als auf uns zu warten.',
        'Commandez tout de suite l’autre taille et renvoyez la première; c’est plus rapide que de nous attendre.',
      ),
    },
  ],
}

export const delivery: Article = {
  slug: 'delivery',
  title: say('Delivery', 'Versand', 'Livraison'),
  description: say(
    'How your order gets to you, and when.',
    'Wie und wann Ihre Bestellung ankommt.',
    'Comment et quand votre commande vous parvient.',
  ),
  parts: [
    {
      text: [
        say(
          'We pack on working days. The checkout shows the days of arrival for your address before you pay.',
          'Wir packen werktags. Die Kasse zeigt die Tage der Ankunft für Ihre Adresse, bevor Sie bezahlen.',
          'Nous emballons les jours ouvrables. Les jours d’arrivée à votre adresse s’affichent avant le paiement.',
        ),
      ],
    },
    {
      heading: say('To your door', 'Bis an die Tür', 'Jusqu’à votre porte'),
      lines: [
        say(
          'Standard delivery, free from a certain amount',
          'Standardversand, ab einem bestimmten Betrag kostenlos',
          'Livraison standard, gratuite à partir d’un certain montant',
        ),
        say(
          'Express delivery, where the carrier offers it',
          'Expressversand, wo der Zusteller ihn anbietet',
          'Livraison express, là où le transporteur l’offre',
        ),
        say(
          'Made-to-order things come in a parcel of their own',
          'Auf Bestellung Gefertigtes kommt in einem eigenen Paket',
          'Ce qui est fait sur commande arrive dans un colis à part',
        ),
      ],
    },
    {
      heading: say('In a store', 'In einer Filiale', 'En magasin'),
      text: [
        say(
          'Choose a store in the cart. We write to you when your order is ready, and keep it for seven days.',
          'Wählen Sie im Warenkorb eine Filiale. Wir schreiben Ihnen, sobald Ihre Bestellung bereitliegt, und heben sie sieben Tage auf.',
          'Choisissez un magasin dans le panier. Nous vous écrivons dès que votre commande est prête et la gardons sept jours.',
        ),
      ],
    },
  ],
}

export const payment: Article = {
  slug: 'payment',
  title: say('Payment', 'Bezahlung', 'Paiement'),
  description: say(
    'Ways to pay, and what happens to your card’s data.',
    'Zahlungsarten, und was mit Ihren Kartendaten geschieht.',
    'Les moyens de paiement et ce qu’il advient des données de votre carte.',
  ),
  parts: [
    {
      text: [
        say(
          'The checkout shows every way to pay that your country and your cart allow.',
          'Die Kasse zeigt alle Zahlungsarten, die Ihr Land und Ihr Warenkorb zulassen.',
          'Tous les moyens de paiement offerts dans votre pays pour votre panier s’affichent au moment de payer.',
        ),
        say(
          'Card numbers go straight to the payment provider; we never see or keep them. Your card is charged when the order is placed.',
          'Kartennummern gehen direkt an den Zahlungsanbieter; wir sehen und speichern sie nie. Belastet wird Ihre Karte mit der Bestellung.',
          'Les numéros de carte vont directement au fournisseur de paiement; nous ne les voyons ni ne les conservons. La carte est débitée à la commande.',
        ),
        say(
          'This shop is a demonstration: its payment provider is a simulator, and no money moves.',
          'Dieser Shop ist eine Vorführung: Sein Zahlungsanbieter ist ein Simulator, und es fließt kein Geld.',
          'Cette boutique est une démonstration : son fournisseur de paiement est un simulateur, et aucune somme ne change de mains.',
        ),
      ],
    },
  ],
}

export const sizeGuide: Article = {
  slug: 'size-guide',
  title: say('Size guide', 'Größenberater', 'Guide des tailles'),
  description: say(
    'Measure once, order right.',
    'Einmal messen, richtig bestellen.',
    'Mesurez une fois, commandez juste.',
  ),
  parts: [
    {
      heading: say('Shoes', 'Schuhe', 'Souliers'),
      text: [
        say(
          'Stand on a sheet of paper with your heel at the wall and mark the longest toe. Measure both feet in the evening and take the longer one.',
          'Stellen Sie sich mit der Ferse zur Wand auf ein Blatt Papier und markieren Sie den längsten Zeh. Messen Sie abends beide Füße und nehmen Sie den längeren.',
          'Posez le pied sur une feuille, talon au mur, et marquez l’orteil le plus long. Mesurez les deux pieds le soir et gardez le plus long.',
        ),
      ],
      lines: [
        say('24 cm: women’s US 7, UK 4.5, EU 38', '24 cm: EU 38, UK 4,5', '24 cm : femmes US 7, EU 38'),
        say('26 cm: men’s US 8, UK 7, EU 41', '26 cm: EU 41, UK 7', '26 cm : hommes US 8, EU 41'),
        say('28 cm: men’s US 10, UK 9, EU 44', '28 cm: EU 44, UK 9', '28 cm : hommes US 10, EU 44'),
      ],
    },
    {
      heading: say('Clothes', 'Kleidung', 'Vêtements'),
      text: [
        say(
          'Measure the chest at its widest, the tape level and not tight.',
          'Messen Sie die Brust an der breitesten Stelle, das Band waagerecht und nicht straff.',
          'Mesurez la poitrine au plus large, le ruban à l’horizontale et sans serrer.',
        ),
      ],
      lines: [
        say('S: chest 88–94 cm', 'S: Brust 88–94 cm', 'S : poitrine 88–94 cm'),
        say('M: chest 95–101 cm', 'M: Brust 95–101 cm', 'M : poitrine 95–101 cm'),
        say('L: chest 102–108 cm', 'L: Brust 102–108 cm', 'L : poitrine 102–108 cm'),
      ],
    },
  ],
}

export const contact: Article = {
  slug: 'contact-us',
  title: say('Contact us', 'Kontakt', 'Nous joindre'),
  description: say(
    'People answer, within one working day.',
    'Menschen antworten, innerhalb eines Werktags.',
    'Des personnes vous répondent en un jour ouvrable.',
  ),
  parts: [
    {
      text: [
        say(
          'Write to help@lacehouse.example. Tell us your order number, and we can begin at once.',
          'Schreiben Sie an help@lacehouse.example. Mit Ihrer Bestellnummer können wir sofort anfangen.',
          'Écrivez à help@lacehouse.example. Avec votre numéro de commande, nous pouvons commencer tout de suite.',
        ),
        say(
          'We are here Monday to Friday, 9 to 18 o’clock.',
          'Wir sind montags bis freitags von 9 bis 18 Uhr für Sie da.',
          'Nous sommes là du lundi au vendredi, de 9 h à 18 h.',
        ),
      ],
    },
  ],
}
