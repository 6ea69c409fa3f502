import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'

export const courtLow: ModelPlan = {
  key: 'court-low',
  kind: 'footwear',
  type: 'sneakers',
  category: 'sneakers',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 95,
  weightG: 410,
  activities: ['lifestyle', 'court', 'walking'],
  features: ['cushioned'],
  name: same('{family}{edition}'),
  families: [
    'Halden Court',
    'Marlow Court',
    'Brera Court',
    'Aldgate Court',
    'Tivoli Court',
    'Rowe Court',
    'Lindau Court',
    'Sorrel Court',
    'Delft Court',
    'Quarry Court',
  ],
  editions: [
    {
      key: 'leather',
      materials: ['leather'],
      isForKids: true,
      says: say(
        'The upper is cut from smooth full-grain leather that softens with every wear and wipes clean with a damp cloth.',
        'Das Obermaterial aus glattem Vollnarbenleder wird mit jedem Tragen weicher und lässt sich feucht abwischen.',
        'La tige en cuir pleine fleur s’assouplit au fil des jours et se nettoie d’un coup de chiffon humide.',
      ),
      made: [
        say('Upper: full-grain leather', 'Obermaterial: Vollnarbenleder', 'Tige : cuir pleine fleur'),
        say('Lining: recycled polyester', 'Futter: recyceltes Polyester', 'Doublure : polyester recyclé'),
        say('Cupsole: natural rubber', 'Schalensohle: Naturkautschuk', 'Semelle cuvette : caoutchouc naturel'),
      ],
    },
    {
      key: 'premium',
      name: same(' Premium'),
      materials: ['leather'],
      surcharge: 35,
      says: say(
        'In this edition even the lining and the footbed are leather, and the edges are painted by hand.',
        'In dieser Ausführung sind auch Futter und Fußbett aus Leder, die Kanten von Hand gefärbt.',
        'Dans cette version, la doublure et la semelle intérieure sont aussi en cuir, et les tranches sont teintes à la main.',
      ),
      made: [
        say('Upper: full-grain calf leather', 'Obermaterial: Kalbsleder', 'Tige : cuir de veau pleine fleur'),
        say('Lining and footbed: leather', 'Futter und Fußbett: Leder', 'Doublure et semelle intérieure : cuir'),
        say(
          'Cupsole: natural rubber, stitched',
          'Schalensohle: Naturkautschuk, vernäht',
          'Semelle cuvette cousue en caoutchouc naturel',
        ),
      ],
    },
    {
      key: 'plant',
      name: same(' Plant'),
      materials: ['recycled'],
      features: ['vegan', 'recycled'],
      surcharge: 10,
      isForKids: true,
      says: say(
        'No animal took part: the upper is a coated cloth of recycled polyester, and the glue is water-based.',
        'Ganz ohne Tier: Das Obermaterial ist ein beschichtetes Gewebe aus recyceltem Polyester, der Kleber wasserbasiert.',
        'Sans aucune matière animale : la tige est un tissu enduit de polyester recyclé, la colle est à base d’eau.',
      ),
      made: [
        say(
          'Upper: coated recycled polyester',
          'Obermaterial: beschichtetes recyceltes Polyester',
          'Tige : polyester recyclé enduit',
        ),
        say('Lining: organic cotton', 'Futter: Bio-Baumwolle', 'Doublure : coton biologique'),
        say(
          'Cupsole: 30% recycled rubber',
          'Schalensohle: 30 % recycelter Kautschuk',
          'Semelle cuvette : caoutchouc recyclé à 30 %',
        ),
      ],
    },
    {
      key: 'wide',
      name: say(' Wide', ' Weit', ' Large'),
      materials: ['leather'],
      width: 'wide',
      says: say(
        'It is built on a wider last, with more room over the ball of the foot and the same clean line.',
        'Ein breiterer Leisten gibt am Ballen mehr Platz, ohne dass die klare Linie verloren geht.',
        'Monté sur une forme plus large, il laisse plus de place à l’avant du pied sans perdre sa ligne nette.',
      ),
      made: [
        say('Upper: full-grain leather', 'Obermaterial: Vollnarbenleder', 'Tige : cuir pleine fleur'),
        say('Last: width G', 'Leisten: Weite G', 'Forme : largeur G'),
        say('Cupsole: natural rubber', 'Schalensohle: Naturkautschuk', 'Semelle cuvette : caoutchouc naturel'),
      ],
    },
  ],
  opens: [
    say(
      '{name} is the low court shoe that we would keep if we could keep only one.',
      '{name}: der flache Court-Schuh, den wir behalten würden, wenn es nur einer sein dürfte.',
      '{name} : l’espadrille de court basse que nous garderions s’il ne fallait en garder qu’une.',
    ),
    say(
      '{name} takes the shape of an indoor court shoe and leaves out everything that it does not need.',
      '{name} nimmt die Form eines Hallenschuhs auf und lässt alles weg, was er nicht braucht.',
      '{name} reprend la silhouette des chaussures de court et laisse de côté tout ce qui est superflu.',
    ),
    say(
      'A quiet side panel, a firm heel, a sole that sits close to the ground: {name} goes with whatever you wear.',
      'Eine ruhige Seite, eine feste Ferse, eine Sohle nah am Boden: {name} passt zu allem, was Sie tragen.',
      'Un côté sobre, un talon ferme, une semelle près du sol : {name} va avec tout ce que vous portez.',
    ),
  ],
  serves: say(
    'A shoe for the way to work, the long evening after it and the weekend in between.',
    'Ein Schuh für den Weg zur Arbeit, den langen Abend danach und das Wochenende dazwischen.',
    'Une chaussure pour aller au travail, pour la longue soirée qui suit et pour toute la fin de semaine.',
  ),
  fits: [
    say('True to size', 'Fällt größengerecht aus', 'Taille normalement'),
    say('Low collar with a soft edge', 'Niedriger Schaft mit weichem Rand', 'Col bas à bord souple'),
    say('Removable footbed', 'Herausnehmbares Fußbett', 'Semelle intérieure amovible'),
  ],
  care: 'leather',
}
