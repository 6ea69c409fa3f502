import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'

export const highTop: ModelPlan = {
  key: 'high-top',
  kind: 'footwear',
  type: 'sneakers',
  category: 'sneakers',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 110,
  weightG: 465,
  activities: ['lifestyle', 'court'],
  features: [],
  name: same('{family}{edition}'),
  families: [
    'Foundry High',
    'Gantry High',
    'Orchard High',
    'Beacon High',
    'Kiln High',
    'Harbor Street High',
    'Union Row High',
    'Ostend High',
    'Mercer Lane High',
    'Signal High',
  ],
  editions: [
    {
      key: 'leather',
      materials: ['leather'],
      isForKids: true,
      says: say(
        'Panels of tumbled leather are set edge to edge and sewn twice where they bend.',
        'Die Teile aus gemilltem Leder liegen Kante an Kante und sind doppelt vernäht, wo sie sich biegen.',
        'Les empiècements de cuir foulonné sont posés bord à bord et cousus deux fois là où ils plient.',
      ),
      made: [
        say('Upper: tumbled leather', 'Obermaterial: gemilltes Leder', 'Tige : cuir foulonné'),
        say('Lining: recycled polyester', 'Futter: recyceltes Polyester', 'Doublure : polyester recyclé'),
        say('Cupsole: natural rubber', 'Schalensohle: Naturkautschuk', 'Semelle cuvette : caoutchouc naturel'),
      ],
    },
    {
      key: 'plant',
      name: same(' Plant'),
      materials: ['recycled'],
      features: ['vegan', 'recycled'],
      surcharge: 5,
      isForKids: true,
      says: say(
        'Made without animals: recycled cloth with a soft coating, cotton inside, water-based glue throughout.',
        'Ohne Tier gemacht: recyceltes Gewebe mit weicher Beschichtung, innen Baumwolle, überall wasserbasierter Kleber.',
        'Sans matière animale : tissu recyclé à enduction souple, coton à l’intérieur, colles à base d’eau partout.',
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
      key: 'lined',
      name: say(' Lined', ' Gefüttert', ' Doublé'),
      materials: ['leather', 'wool'],
      features: ['insulated', 'water-resistant'],
      surcharge: 30,
      says: say(
        'A wool lining reaches up to the ankle, and the leather is waxed against slush.',
        'Ein Wollfutter reicht bis zum Knöchel, das Leder ist gegen Schneematsch gewachst.',
        'Une doublure de laine monte jusqu’à la cheville, et le cuir est ciré contre la gadoue.',
      ),
      made: [
        say('Upper: waxed leather', 'Obermaterial: gewachstes Leder', 'Tige : cuir ciré'),
        say('Lining: wool', 'Futter: Wolle', 'Doublure : laine'),
        say('Cupsole: natural rubber', 'Schalensohle: Naturkautschuk', 'Semelle cuvette : caoutchouc naturel'),
      ],
    },
    {
      key: 'premium',
      name: same(' Premium'),
      materials: ['leather'],
      surcharge: 45,
      says: say(
        'Leather inside and out, brass eyelets and waxed cotton laces.',
        'Leder innen und außen, Ösen aus Messing und Schnürsenkel aus gewachster Baumwolle.',
        'Du cuir dedans comme dehors, des œillets en laiton et des lacets de coton ciré.',
      ),
      made: [
        say('Upper and lining: calf leather', 'Obermaterial und Futter: Kalbsleder', 'Tige et doublure : cuir de veau'),
        say('Eyelets: brass', 'Ösen: Messing', 'Œillets : laiton'),
        say(
          'Cupsole: natural rubber, stitched',
          'Schalensohle: Naturkautschuk, vernäht',
          'Semelle cuvette cousue en caoutchouc naturel',
        ),
      ],
    },
  ],
  opens: [
    say(
      '{name} stands up around the ankle the way the first gym shoes did.',
      '{name} umschließt den Knöchel wie die ersten Turnschuhe.',
      '{name} monte sur la cheville, comme les toutes premières chaussures de gymnase.',
    ),
    say(
      'Laced to the top or left open: {name} does both without losing its shape.',
      'Bis oben geschnürt oder offen getragen: {name} kann beides und bleibt in Form.',
      'Lacée jusqu’en haut ou portée ouverte : {name} fait les deux sans perdre sa forme.',
    ),
  ],
  serves: say(
    'A high shoe for pavements, platforms and the front row.',
    'Ein hoher Schuh für Gehwege, Bahnsteige und die erste Reihe.',
    'Une chaussure montante pour les trottoirs, les quais et le premier rang.',
  ),
  fits: [
    say('True to size', 'Fällt größengerecht aus', 'Taille normalement'),
    say(
      'Padded collar above the ankle',
      'Gepolsterter Schaft über dem Knöchel',
      'Col rembourré au-dessus de la cheville',
    ),
    say('Removable footbed', 'Herausnehmbares Fußbett', 'Semelle intérieure amovible'),
  ],
  care: 'leather',
}
