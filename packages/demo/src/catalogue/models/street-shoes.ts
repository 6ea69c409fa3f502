import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'

export const retroRunner: ModelPlan = {
  key: 'retro-runner',
  kind: 'footwear',
  type: 'sneakers',
  category: 'sneakers',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 105,
  weightG: 330,
  activities: ['lifestyle', 'walking'],
  features: ['lightweight'],
  name: same('{family}{edition}'),
  families: ['Milepost', 'Cinder Track', 'Turnpike', 'Bellwether'],
  editions: [
    {
      key: 'suede',
      materials: ['nylon', 'suede'],
      isForKids: true,
      says: say(
        'Light nylon is held by suede at the toe, the heel and the laces, each edge with its row of stitches.',
        'Leichtes Nylon, an Spitze, Ferse und Schnürung von Veloursleder gehalten, jede Kante mit ihrer Steppnaht.',
        'Un nylon léger, tenu par du suède à la pointe, au talon et au laçage, chaque bord avec sa surpiqûre.',
      ),
      made: [
        say('Upper: nylon and suede', 'Obermaterial: Nylon und Veloursleder', 'Tige : nylon et suède'),
        say('Midsole: foamed EVA with a wedge', 'Zwischensohle: EVA mit Keil', 'Semelle intercalaire : EVA avec cale'),
        say(
          'Outsole: rubber, drawn up over the toe',
          'Laufsohle: Gummi, über die Spitze gezogen',
          'Semelle extérieure : caoutchouc, remontant sur la pointe',
        ),
      ],
    },
    {
      key: 'premium',
      name: same(' Premium'),
      materials: ['suede', 'leather'],
      surcharge: 30,
      says: say(
        'Here the nylon has made way for pigskin, and the lining is calf leather.',
        'Hier ist das Nylon dem Schweinsleder gewichen, und das Futter ist aus Kalbsleder.',
        'Ici, le nylon a cédé la place au porc velours, et la doublure est en veau.',
      ),
      made: [
        say('Upper: suede and smooth leather', 'Obermaterial: Velours- und Glattleder', 'Tige : suède et cuir lisse'),
        say('Lining: leather', 'Futter: Leder', 'Doublure : cuir'),
        say('Outsole: rubber', 'Laufsohle: Gummi', 'Semelle extérieure : caoutchouc'),
      ],
    },
  ],
  opens: [
    say(
      '{name} looks as running shoes did when runners timed themselves with a wristwatch.',
      '{name} sieht aus wie ein Laufschuh aus der Zeit, als man mit der Armbanduhr stoppte.',
      '{name} : l’allure des souliers de course du temps où l’on se chronométrait à la montre.',
    ),
    say(
      'A slim toe, a firm wedge under the heel and teeth all around: {name}.',
      'Eine schlanke Spitze, ein fester Keil unter der Ferse und rundum Zähne: {name}.',
      'Une pointe fine, une cale ferme sous le talon et des dents tout autour : {name}.',
    ),
  ],
  serves: say(
    'For commutes, record shops and the odd sprint after a bus.',
    'Für den Weg zur Arbeit, für Plattenläden und manchen Spurt zum Bus.',
    'Pour le trajet du matin, les disquaires et parfois un sprint derrière l’autobus.',
  ),
  fits: [
    say('True to size, on the slim side', 'Größengerecht, eher schmal', 'Taille normalement, plutôt étroite'),
    say('Heel-to-toe drop: 12 mm', 'Sprengung: 12 mm', 'Dénivelé talon-orteils : 12 mm'),
  ],
  care: 'leather',
}

export const canvasLow: ModelPlan = {
  key: 'canvas-low',
  kind: 'footwear',
  type: 'sneakers',
  category: 'sneakers',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 65,
  weightG: 370,
  activities: ['lifestyle', 'walking'],
  features: ['vegan'],
  name: same('{family}{edition}'),
  families: ['Regatta', 'Boathouse', 'Pavilion', 'Lido'],
  editions: [
    {
      key: 'canvas',
      materials: ['canvas', 'rubber'],
      isForKids: true,
      says: say(
        'Cotton canvas is baked onto its rubber in one piece, with a cap that shrugs off stairs.',
        'Baumwoll-Canvas, in einem Stück mit seinem Gummi vulkanisiert, mit einer Kappe, der Stufen nichts anhaben.',
        'La toile de coton est vulcanisée d’une pièce avec sa gomme, et la pointe se rit des marches.',
      ),
      made: [
        say('Upper: cotton canvas', 'Obermaterial: Baumwoll-Canvas', 'Tige : toile de coton'),
        say(
          'Toe cap and foxing: natural rubber',
          'Kappe und Rand: Naturkautschuk',
          'Pointe et bande : caoutchouc naturel',
        ),
        say('Eyelets: brass', 'Ösen: Messing', 'Œillets : laiton'),
      ],
    },
    {
      key: 'recycled',
      name: same(' Re'),
      materials: ['canvas', 'recycled', 'rubber'],
      features: ['recycled'],
      surcharge: 10,
      says: say(
        'The canvas is woven from worn jeans, so that no two pairs are quite the same shade.',
        'Der Canvas ist aus getragenen Jeans gewebt, sodass kein Paar ganz den gleichen Ton hat.',
        'La toile est tissée à partir de jeans usés : aucune paire n’a tout à fait la même nuance.',
      ),
      made: [
        say(
          'Upper: recycled cotton canvas',
          'Obermaterial: Canvas aus recycelter Baumwolle',
          'Tige : toile de coton recyclé',
        ),
        say(
          'Sole: rubber, a third recycled',
          'Sohle: Gummi, zu einem Drittel recycelt',
          'Semelle : caoutchouc, un tiers recyclé',
        ),
      ],
    },
  ],
  opens: [
    say(
      '{name} is the shoe that was at every good summer.',
      '{name}: der Schuh, der in jedem guten Sommer dabei war.',
      '{name} : le soulier qui était de tous les beaux étés.',
    ),
    say(
      'Canvas, rubber, twelve eyelets: {name} needs no more.',
      'Canvas, Gummi, zwölf Ösen: Mehr braucht {name} nicht.',
      'De la toile, de la gomme, douze œillets : {name} n’en demande pas plus.',
    ),
  ],
  serves: say(
    'For bare ankles from May to September and for thick socks in between.',
    'Für nackte Knöchel von Mai bis September und für dicke Socken dazwischen.',
    'Pour les chevilles nues de mai à septembre et les gros bas le reste du temps.',
  ),
  fits: [
    say('Runs half a size large', 'Fällt eine halbe Größe größer aus', 'Taille une demi-pointure de plus'),
    say('Flat sole, thin footbed', 'Flache Sohle, dünnes Fußbett', 'Semelle plate, première mince'),
  ],
  care: 'shoe',
}
