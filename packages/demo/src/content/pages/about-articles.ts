import { say } from '../../words/words.ts'
import type { Article } from './article.ts'

export const about: Article = {
  slug: 'about',
  title: say('Our story', 'Unsere Geschichte', 'Notre histoire'),
  description: say('Who is behind the shop.', 'Wer hinter dem Shop steht.', 'Qui se trouve derrière la boutique.'),
  parts: [
    {
      text: [
        say(
          'We began with one court shoe and the question why it had to wear out. We have been answering it ever since.',
          'Angefangen haben wir mit einem Court-Schuh und der Frage, warum er kaputtgehen muss. Seitdem arbeiten wir an der Antwort.',
          'Nous avons commencé avec une espadrille de court et une question : pourquoi faut-il qu’elle s’use? Nous y répondons depuis.',
        ),
        say(
          'Today we make shoes and clothes for people who walk, run and wait for trains. We make few things, in many colors, and we mend them.',
          'Heute machen wir Schuhe und Kleidung für alle, die gehen, laufen und auf Züge warten. Wir machen wenige Dinge, in vielen Farben, und wir reparieren sie.',
          'Aujourd’hui, nous faisons des souliers et des vêtements pour ceux qui marchent, qui courent et qui attendent le train. Peu de choses, beaucoup de couleurs, et nous les réparons.',
        ),
        say(
          'To be honest: brand and shop are a demonstration. The software behind them is real.',
          'Um ehrlich zu sein: Marke und Shop sind eine Vorführung. Die Software dahinter ist echt.',
          'En toute franchise : la marque et la boutique sont une démonstration. Le logiciel derrière, lui, est bien réel.',
        ),
      ],
    },
  ],
}

export const making: Article = {
  slug: 'about-making',
  title: say('How we make', 'Wie wir fertigen', 'Notre fabrication'),
  description: say('From a line to a shoe.', 'Von der Linie zum Schuh.', 'Du trait au soulier.'),
  parts: [
    {
      text: [
        say(
          'Everything begins in the atelier as a drawing. From it we build a model, look at it for a week and change it until nothing can be left out.',
          'Alles beginnt im Atelier als Zeichnung. Daraus bauen wir ein Modell, sehen es eine Woche lang an und ändern es, bis nichts mehr wegzulassen ist.',
          'Tout commence à l’atelier par un dessin. Nous en tirons un modèle, nous le regardons une semaine et nous le changeons jusqu’à ce qu’il n’y ait plus rien à retirer.',
        ),
      ],
    },
    {
      heading: say('Materials', 'Materialien', 'Matières'),
      lines: [
        say(
          'Leather from tanneries that clean their water',
          'Leder aus Gerbereien, die ihr Wasser klären',
          'Du cuir de tanneries qui traitent leur eau',
        ),
        say(
          'Organic cotton and recycled polyester',
          'Bio-Baumwolle und recyceltes Polyester',
          'Du coton biologique et du polyester recyclé',
        ),
        say(
          'Natural rubber, and glue on a water base',
          'Naturkautschuk und Kleber auf Wasserbasis',
          'Du caoutchouc naturel et des colles à base d’eau',
        ),
      ],
    },
    {
      heading: say('Colors', 'Farben', 'Couleurs'),
      text: [
        say(
          'We mix every palette by eye and try it on each model before it may stay.',
          'Jede Palette mischen wir nach Augenmaß und probieren sie an jedem Modell, bevor sie bleiben darf.',
          'Nous mélangeons chaque palette à l’œil et l’essayons sur chaque modèle avant de la garder.',
        ),
      ],
    },
  ],
}

export const care: Article = {
  slug: 'about-care',
  title: say('Care and repair', 'Pflege und Reparatur', 'Entretien et réparation'),
  description: say(
    'How things stay with you for longer.',
    'Wie Dinge länger bei Ihnen bleiben.',
    'Comment garder vos affaires plus longtemps.',
  ),
  parts: [
    {
      heading: say('At home', 'Zu Hause', 'À la maison'),
      lines: [
        say(
          'Let shoes rest for a day between two wears.',
          'Gönnen Sie Schuhen zwischen zwei Tagen einen Tag Ruhe.',
          'Laissez reposer vos souliers un jour sur deux.',
        ),
        say(
          'Leather wants a little cream twice a season.',
          'Leder möchte zweimal je Saison ein wenig Creme.',
          'Le cuir aime un peu de crème deux fois par saison.',
        ),
        say('Wash cool, dry in the air.', 'Kühl waschen, an der Luft trocknen.', 'Lavez à froid, séchez à l’air.'),
      ],
    },
    {
      heading: say('With us', 'Bei uns', 'Chez nous'),
      text: [
        say(
          'Our stores change laces and footbeds on the spot and send soles to the workshop.',
          'Unsere Filialen tauschen Senkel und Fußbetten sofort und schicken Sohlen in die Werkstatt.',
          'Nos magasins changent lacets et semelles intérieures sur place et envoient les semelles à l’atelier.',
        ),
      ],
    },
  ],
}
