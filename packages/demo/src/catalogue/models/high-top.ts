import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'

export const highTop: ModelPlan = {
  key: 'high-top',
  kind: 'footwear',
  type: 'sneakers',
  category: 'sneakers',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 85,
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
  ],
  editions: [
    {
      key: 'canvas',
      materials: ['canvas', 'cotton', 'suede'],
      isForKids: true,
      says: say(
        'Heavy cotton canvas carries the weight, and suede sits where the laces pull.',
        'Schweres Baumwollcanvas trägt die Last, Veloursleder sitzt dort, wo die Senkel ziehen.',
        'Une grosse toile de coton fait le travail, et le suède renforce là où tirent les lacets.',
      ),
      made: [
        say(
          'Upper: cotton canvas and suede',
          'Obermaterial: Baumwollcanvas und Veloursleder',
          'Tige : toile de coton et suède',
        ),
        say('Lining: organic cotton', 'Futter: Bio-Baumwolle', 'Doublure : coton biologique'),
        say(
          'Sole: natural rubber, vulcanized',
          'Sohle: Naturkautschuk, vulkanisiert',
          'Semelle : caoutchouc naturel vulcanisé',
        ),
      ],
    },
    {
      key: 'plant',
      name: same(' Plant'),
      materials: ['canvas', 'cotton', 'recycled'],
      features: ['vegan', 'recycled'],
      surcharge: 5,
      isForKids: true,
      says: say(
        'Made without animals: canvas of organic and recycled cotton, and water-based glue throughout.',
        'Ohne Tier gemacht: Canvas aus Bio- und Recyclingbaumwolle, überall wasserbasierter Kleber.',
        'Sans matière animale : une toile de coton biologique et recyclé, des colles à base d’eau partout.',
      ),
      made: [
        say(
          'Upper: organic and recycled cotton canvas',
          'Obermaterial: Canvas aus Bio- und Recyclingbaumwolle',
          'Tige : toile de coton biologique et recyclé',
        ),
        say('Lining: organic cotton', 'Futter: Bio-Baumwolle', 'Doublure : coton biologique'),
        say('Sole: 30% recycled rubber', 'Sohle: 30 % recycelter Kautschuk', 'Semelle : caoutchouc recyclé à 30 %'),
      ],
    },
    {
      key: 'lined',
      name: say(' Lined', ' Gefüttert', ' Doublé'),
      materials: ['canvas', 'wool'],
      features: ['insulated', 'water-resistant'],
      surcharge: 25,
      says: say(
        'A wool lining reaches up to the ankle, and the canvas is waxed against slush.',
        'Ein Wollfutter reicht bis zum Knöchel, das Canvas ist gegen Schneematsch gewachst.',
        'Une doublure de laine monte jusqu’à la cheville, et la toile est cirée contre la gadoue.',
      ),
      made: [
        say('Upper: waxed canvas', 'Obermaterial: gewachstes Canvas', 'Tige : toile cirée'),
        say('Lining: wool', 'Futter: Wolle', 'Doublure : laine'),
        say(
          'Sole: natural rubber, vulcanized',
          'Sohle: Naturkautschuk, vulkanisiert',
          'Semelle : caoutchouc naturel vulcanisé',
        ),
      ],
    },
    {
      key: 'premium',
      name: same(' Premium'),
      materials: ['canvas', 'suede', 'leather'],
      surcharge: 35,
      says: say(
        'Eighteen-ounce canvas, a leather footbed, brass eyelets and laces of waxed cotton.',
        'Extraschweres Canvas, Fußbett aus Leder, Ösen aus Messing und Senkel aus gewachster Baumwolle.',
        'Une toile de dix-huit onces, une semelle intérieure en cuir, des œillets en laiton et des lacets de coton ciré.',
      ),
      made: [
        say(
          'Upper: 18 oz canvas and suede',
          'Obermaterial: extraschweres Canvas und Veloursleder',
          'Tige : toile de 18 oz et suède',
        ),
        say('Eyelets: brass', 'Ösen: Messing', 'Œillets : laiton'),
        say('Footbed: leather', 'Fußbett: Leder', 'Semelle intérieure : cuir'),
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
  care: 'shoe',
}
