import { say } from '../../words/words.ts'
import type { Article } from './article.ts'

const demonstration = say(
  'This shop is a demonstration. The text shows where the real one belongs; it is no legal advice and binds nobody.',
  'Dieser Shop ist eine Vorführung. Der Text zeigt, wohin der echte gehört; er ist keine Rechtsberatung und bindet niemanden.',
  'Cette boutique est une démonstration. Le texte montre où se placera le vrai; il ne constitue pas un avis juridique et n’engage personne.',
)

export const privacy: Article = {
  slug: 'privacy',
  title: say('Privacy', 'Datenschutz', 'Confidentialité'),
  description: say(
    'What we keep about you, why, and for how long.',
    'Was wir über Sie speichern, warum und wie lange.',
    'Ce que nous conservons à votre sujet, pourquoi et combien de temps.',
  ),
  parts: [
    { text: [demonstration] },
    {
      heading: say('What we keep', 'Was wir speichern', 'Ce que nous conservons'),
      lines: [
        say(
          'Your cart, for 30 days after you last changed it',
          'Ihren Warenkorb, bis 30 Tage nach der letzten Änderung',
          'Votre panier, 30 jours après le dernier changement',
        ),
        say(
          'Your orders with name, address, email and phone, as long as the law asks for it',
          'Ihre Bestellungen mit Name, Adresse, E-Mail und Telefon, solange das Gesetz es verlangt',
          'Vos commandes avec nom, adresse, courriel et téléphone, aussi longtemps que la loi l’exige',
        ),
        say(
          'No card numbers: they go to the payment provider',
          'Keine Kartennummern: Sie gehen an den Zahlungsanbieter',
          'Aucun numéro de carte : ils vont au fournisseur de paiement',
        ),
      ],
    },
    {
      heading: say('Cookies', 'Cookies', 'Témoins'),
      text: [
        say(
          'The shop needs one cookie for your session. Everything else asks first where the law says so.',
          'Der Shop braucht ein Cookie für Ihre Sitzung. Alles andere fragt vorher, wo das Gesetz es verlangt.',
          'La boutique a besoin d’un témoin pour votre session. Tout le reste demande d’abord votre accord là où la loi le prévoit.',
        ),
      ],
    },
    {
      heading: say('Your rights', 'Ihre Rechte', 'Vos droits'),
      text: [
        say(
          'You may see, correct, take with you and delete what we know of you. Write to privacy@lacehouse.example.',
          'Sie dürfen sehen, berichtigen, mitnehmen und löschen lassen, was wir über Sie wissen. Schreiben Sie an privacy@lacehouse.example.',
          'Vous pouvez consulter, corriger, emporter et faire supprimer ce que nous savons de vous. Écrivez à privacy@lacehouse.example.',
        ),
      ],
    },
  ],
}

export const saleTerms: Article = {
  slug: 'sale-terms',
  title: say('Terms of sale', 'Allgemeine Geschäftsbedingungen', 'Conditions de vente'),
  description: say(
    'What holds between you and us when you buy.',
    'Was zwischen Ihnen und uns gilt, wenn Sie kaufen.',
    'Ce qui s’applique entre vous et nous lors d’un achat.',
  ),
  parts: [
    { text: [demonstration] },
    {
      heading: say('The order', 'Die Bestellung', 'La commande'),
      text: [
        say(
          'Your order is an offer. The contract begins with our confirmation by mail.',
          'Ihre Bestellung ist ein Angebot. Der Vertrag kommt mit unserer Bestätigung per E-Mail zustande.',
          'Votre commande est une offre. Le contrat prend effet avec notre confirmation par courriel.',
        ),
      ],
    },
    {
      heading: say('Prices', 'Preise', 'Prix'),
      text: [
        say(
          'The price is the one that the checkout shows when you place the order, with delivery and taxes as they are named there.',
          'Es gilt der Preis, den die Kasse bei der Bestellung zeigt, mit Versand und Steuern, wie sie dort stehen.',
          'Le prix est celui qui s’affiche au moment de commander, livraison et taxes comprises comme indiqué.',
        ),
      ],
    },
    {
      heading: say('Sending back', 'Widerruf und Rückgabe', 'Retours'),
      text: [
        say(
          'You may send everything back within 30 days; the page on returns says how.',
          'Sie können alles innerhalb von 30 Tagen zurückschicken; wie, sagt die Seite zur Rückgabe. Ihr gesetzliches Widerrufsrecht bleibt unberührt.',
          'Vous pouvez tout renvoyer dans les 30 jours; la page des retours explique comment.',
        ),
      ],
    },
  ],
}

export const imprint: Article = {
  slug: 'imprint',
  title: say('Legal notice', 'Impressum', 'Mentions légales'),
  description: say(
    'Who answers for this shop.',
    'Wer für diesen Shop verantwortlich ist.',
    'Qui est responsable de cette boutique.',
  ),
  parts: [
    { text: [demonstration] },
    {
      lines: [
        say('Lacehouse Goods GmbH (invented)', 'Lacehouse Goods GmbH (erfunden)', 'Lacehouse Goods GmbH (fictive)'),
        say(
          'Lindenufer 12, 20457 Hamburg, Germany',
          'Lindenufer 12, 20457 Hamburg',
          'Lindenufer 12, 20457 Hambourg, Allemagne',
        ),
        say('help@lacehouse.example', 'help@lacehouse.example', 'help@lacehouse.example'),
      ],
    },
  ],
}

export const accessibility: Article = {
  slug: 'accessibility',
  title: say('Accessibility', 'Barrierefreiheit', 'Accessibilité'),
  description: say('The shop is for everybody.', 'Der Shop ist für alle da.', 'La boutique est pour tout le monde.'),
  parts: [
    {
      text: [
        say(
          'Every page is meant to work with the keyboard, with a screen reader, enlarged to 400% and without motion. We measure ourselves against WCAG 2.2, level AA.',
          'Jede Seite soll mit der Tastatur, mit einem Screenreader, bei 400 % Vergrößerung und ohne Bewegung funktionieren. Unser Maßstab ist WCAG 2.2, Stufe AA.',
          'Chaque page doit fonctionner au clavier, avec un lecteur d’écran, agrandie à 400 % et sans animation. Notre référence est WCAG 2.2, niveau AA.',
        ),
        say(
          'Something is in your way? Write to help@lacehouse.example and tell us where.',
          'Etwas ist Ihnen im Weg? Schreiben Sie an help@lacehouse.example und sagen Sie uns, wo.',
          'Quelque chose vous bloque? Écrivez à help@lacehouse.example en précisant l’endroit.',
        ),
      ],
    },
  ],
}
