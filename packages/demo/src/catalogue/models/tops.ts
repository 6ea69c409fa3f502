import { same, say } from '../../words/words.ts'
import type { Edition, ModelPlan } from '../model-plan.ts'

const organic: Edition = {
  key: 'organic',
  materials: ['cotton'],
  features: ['machine-washable'],
  fit: 'regular',
  isForKids: true,
  says: say(
    'The organic cotton is combed, washed before it is sewn and stays in shape after many more washes.',
    'Die Bio-Baumwolle ist gekämmt, vor dem Nähen gewaschen und bleibt auch nach vielen Wäschen in Form.',
    'Le coton biologique est peigné, lavé avant la couture, et garde sa forme lavage après lavage.',
  ),
  made: [say('100% organic cotton', '100 % Bio-Baumwolle', 'Coton biologique à 100 %')],
}

const oversized: Edition = {
  key: 'oversized',
  name: say(' Oversized', ' Oversized', ' ample'),
  materials: ['cotton'],
  features: ['machine-washable'],
  fit: 'oversized',
  surcharge: 10,
  says: say(
    'Cut wide with dropped shoulders, in a heavier cloth that hangs instead of clinging.',
    'Weit geschnitten mit überschnittenen Schultern, aus schwererem Stoff, der fällt und nicht klebt.',
    'Coupe large, épaules tombantes et tissu plus lourd, qui tombe bien sans coller.',
  ),
  made: [
    say(
      '100% organic cotton, heavyweight',
      '100 % Bio-Baumwolle, schwere Qualität',
      'Coton biologique à 100 %, étoffe lourde',
    ),
  ],
}

const recycled: Edition = {
  key: 'recycled',
  name: same(' Re'),
  materials: ['cotton', 'polyester', 'recycled'],
  features: ['machine-washable', 'recycled'],
  fit: 'relaxed',
  surcharge: 5,
  isForKids: true,
  says: say(
    'Half of the yarn comes from offcuts of our own sewing rooms, the rest from bottles.',
    'Die Hälfte des Garns kommt aus Resten unserer eigenen Nähereien, der Rest aus Flaschen.',
    'La moitié du fil vient des chutes de nos propres ateliers, le reste de bouteilles.',
  ),
  made: [
    say(
      '50% recycled cotton, 50% recycled polyester',
      '50 % recycelte Baumwolle, 50 % recyceltes Polyester',
      'Coton recyclé à 50 %, polyester recyclé à 50 %',
    ),
  ],
}

const active: Edition = {
  key: 'active',
  name: same(' Active'),
  materials: ['polyester', 'recycled'],
  features: ['breathable', 'lightweight', 'machine-washable'],
  fit: 'slim',
  surcharge: 5,
  says: say(
    'A light, fast-drying knit that moves sweat outward and does not chafe at the seams.',
    'Ein leichter, schnell trocknender Stoff, der Schweiß nach außen trägt und an den Nähten nicht reibt.',
    'Une maille légère à séchage rapide, qui évacue la sueur et n’irrite pas aux coutures.',
  ),
  made: [say('100% recycled polyester', '100 % recyceltes Polyester', 'Polyester recyclé à 100 %')],
}

const length = say('Length in size M: 70 cm', 'Länge in Größe M: 70 cm', 'Longueur en taille M : 70 cm')

export const tee: ModelPlan = {
  key: 'tee',
  kind: 'apparel',
  type: 't-shirts',
  category: 't-shirts',
  genders: ['women', 'men', 'kids'],
  sizes: 'letters',
  price: 30,
  weightG: 170,
  activities: ['lifestyle', 'training'],
  features: [],
  name: say('{family}{edition} Tee', '{family}{edition} T-Shirt', 'T-shirt {family}{edition}'),
  families: ['Fjord', 'Anchor', 'Meadow', 'Workroom', 'Parcel', 'Sunday'],
  editions: [organic, oversized, recycled, active],
  opens: [
    say(
      '{name} is the shirt on top of the pile, the one that is never in the drawer for long.',
      '{name}: das Shirt, das immer oben auf dem Stapel liegt.',
      '{name} : celui qui est toujours sur le dessus de la pile.',
    ),
    say(
      'A good T-shirt has a collar that stays flat. {name} has one.',
      'Ein gutes T-Shirt hat einen Kragen, der flach bleibt. {name} hat ihn.',
      'Un bon t-shirt a une encolure qui reste à plat. C’est le cas ici : {name}.',
    ),
  ],
  serves: say(
    'Wear it alone in summer and under everything else for the rest of the year.',
    'Im Sommer allein getragen, das restliche Jahr unter allem anderen.',
    'À porter seul l’été et sous tout le reste le reste de l’année.',
  ),
  fits: [
    length,
    say(
      'Ribbed collar, taped at the neck',
      'Gerippter Kragen, am Nacken verstärkt',
      'Encolure côtelée, ruban à la nuque',
    ),
  ],
  care: 'cotton',
}

export const crew: ModelPlan = {
  key: 'crew',
  kind: 'apparel',
  type: 'sweatshirts',
  category: 'sweatshirts',
  genders: ['women', 'men', 'kids'],
  sizes: 'letters',
  price: 65,
  weightG: 420,
  activities: ['lifestyle'],
  features: [],
  name: say('{family}{edition} Crew', '{family}{edition} Sweatshirt', 'Chandail {family}{edition}'),
  families: ['Bramble', 'Ferry', 'Lantern', 'Northwall'],
  editions: [organic, oversized, recycled],
  opens: [
    say(
      '{name} is a plain sweatshirt in the best sense.',
      '{name} ist ein schlichtes Sweatshirt im besten Sinn.',
      '{name}, c’est la simplicité dans le meilleur sens du mot.',
    ),
    say(
      'Looped inside, smooth outside: {name} is warm without being heavy.',
      'Innen Schlingen, außen glatt: {name} wärmt, ohne zu beschweren.',
      'Bouclé à l’intérieur, lisse à l’extérieur : {name} tient chaud sans peser.',
    ),
  ],
  serves: say(
    'For cool mornings, long train rides and everything that begins at home.',
    'Für kühle Morgen, lange Zugfahrten und alles, was zu Hause beginnt.',
    'Pour les matins frais, les longs trajets en train et tout ce qui commence à la maison.',
  ),
  fits: [length, say('Ribbed cuffs and hem', 'Gerippte Bündchen', 'Poignets et ourlet côtelés')],
  care: 'cotton',
}

export const hoodie: ModelPlan = {
  key: 'hoodie',
  kind: 'apparel',
  type: 'hoodies',
  category: 'sweatshirts',
  genders: ['women', 'men', 'kids'],
  sizes: 'letters',
  price: 80,
  weightG: 540,
  activities: ['lifestyle', 'training'],
  features: [],
  name: say('{family}{edition} Hoodie', '{family}{edition} Hoodie', 'Kangourou {family}{edition}'),
  families: ['Alder', 'Causeway', 'Stackyard', 'Hollow', 'Thaw'],
  editions: [organic, oversized, recycled, { ...active, surcharge: 10 }],
  opens: [
    say(
      '{name} has a hood with two layers, so that it stands when it is up and lies flat when it is down.',
      '{name} hat eine doppelt gelegte Kapuze, die oben steht und unten flach liegt.',
      '{name} : un capuchon doublé, qui se tient bien relevé et reste plat rabattu.',
    ),
    say(
      'One big pocket, two cords, no print: {name} leaves the talking to you.',
      'Eine große Tasche, zwei Kordeln, kein Aufdruck: {name} überlässt Ihnen das Reden.',
      'Une grande poche, deux cordons, aucun imprimé : {name} vous laisse parler.',
    ),
  ],
  serves: say(
    'For the walk home after training and the evening on the stairs outside.',
    'Für den Heimweg nach dem Training und den Abend draußen auf der Treppe.',
    'Pour le retour de l’entraînement et la soirée dehors, sur les marches.',
  ),
  fits: [
    length,
    say('Kangaroo pocket, ribbed cuffs', 'Kängurutasche, gerippte Bündchen', 'Poche kangourou, poignets côtelés'),
  ],
  care: 'cotton',
}

export const trackJacket: ModelPlan = {
  key: 'track-jacket',
  kind: 'apparel',
  type: 'jackets',
  category: 'jackets',
  genders: ['women', 'men', 'kids'],
  sizes: 'letters',
  price: 90,
  weightG: 380,
  activities: ['training', 'lifestyle'],
  features: [],
  name: say('{family}{edition} Track Jacket', '{family}{edition} Trainingsjacke', 'Veste de sport {family}{edition}'),
  families: ['Relay', 'Oval', 'Gateway', 'Floodlight'],
  editions: [
    {
      ...recycled,
      key: 'interlock',
      name: undefined,
      materials: ['polyester', 'recycled'],
      surcharge: 0,
      says: say(
        'The double-knit cloth is smooth on both sides and takes a crease only to lose it again.',
        'Der doppelt gestrickte Stoff ist auf beiden Seiten glatt und verliert jede Falte wieder.',
        'La double maille est lisse des deux côtés et ne garde aucun pli.',
      ),
      made: [
        say(
          '100% recycled polyester, interlock',
          '100 % recyceltes Polyester, Interlock',
          'Polyester recyclé à 100 %, interlock',
        ),
      ],
    },
    { ...active, surcharge: 10 },
    {
      ...active,
      key: 'wind',
      name: same(' Wind'),
      materials: ['nylon', 'recycled'],
      features: ['water-resistant', 'reflective', 'lightweight'],
      fit: 'regular',
      surcharge: 25,
      says: say(
        'The front is faced with windproof nylon, and a shower runs off before it gets in.',
        'Vorn ist winddichtes Nylon aufgesetzt, und ein Schauer läuft ab, bevor er eindringt.',
        'Le devant est doublé de nylon coupe-vent, et l’averse glisse avant d’entrer.',
      ),
      made: [
        say('Front: recycled nylon', 'Vorderseite: recyceltes Nylon', 'Devant : nylon recyclé'),
        say('Back: recycled polyester', 'Rücken: recyceltes Polyester', 'Dos : polyester recyclé'),
      ],
    },
  ],
  opens: [
    say(
      '{name} zips up to the chin and down in one pull.',
      '{name} schließt bis zum Kinn und öffnet in einem Zug.',
      '{name} se ferme jusqu’au menton et s’ouvre d’un seul geste.',
    ),
    say(
      'Made for the warm-up, kept on for the rest of the day: {name}.',
      'Zum Aufwärmen gemacht, den Rest des Tages anbehalten: {name}.',
      'Faite pour l’échauffement, gardée le reste de la journée : {name}.',
    ),
  ],
  serves: say(
    'For warm-ups, bicycle rides and the seat by the air conditioning.',
    'Zum Aufwärmen, Radfahren und für den Platz neben der Klimaanlage.',
    'Pour l’échauffement, le vélo et la place sous le climatiseur.',
  ),
  fits: [length, say('Two zipped pockets', 'Zwei Taschen mit Reißverschluss', 'Deux poches à glissière')],
  care: 'shell',
}
