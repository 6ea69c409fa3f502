import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'

export const courtMid: ModelPlan = {
  key: 'court-mid',
  kind: 'footwear',
  type: 'sneakers',
  category: 'sneakers',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 125,
  weightG: 490,
  activities: ['lifestyle', 'court'],
  features: ['cushioned'],
  name: same('{family}{edition}'),
  families: ['Free Throw', 'Tip-off', 'Half Court', 'Overtime'],
  editions: [
    {
      key: 'strap',
      materials: ['leather', 'rubber'],
      isForKids: true,
      says: say(
        'Two padded rings sit over the ankle bone, and a strap closes above the laces.',
        'Zwei gepolsterte Ringe liegen über dem Knöchel, und ein Riemen schließt über den Schnürsenkeln.',
        'Deux anneaux matelassés entourent la cheville, et une bride se ferme au-dessus des lacets.',
      ),
      made: [
        say(
          'Upper: full-grain leather, perforated over the toes',
          'Obermaterial: Vollnarbenleder, über den Zehen gelocht',
          'Tige : cuir pleine fleur, perforé sur les orteils',
        ),
        say(
          'Strap: leather, hook and loop',
          'Riemen: Leder, Klettverschluss',
          'Bride : cuir, fermeture autoagrippante',
        ),
        say(
          'Sole: stitched rubber cup with a foam wedge',
          'Sohle: vernähte Gummischale mit Schaumkeil',
          'Semelle : cuvette de caoutchouc cousue, coin de mousse',
        ),
      ],
    },
    {
      key: 'nubuck',
      name: say(' Nubuck', ' Nubuk', ' Nubuck'),
      materials: ['leather', 'rubber'],
      features: ['water-resistant'],
      surcharge: 20,
      says: say(
        'Nubuck takes the place of smooth leather, treated so that a shower runs off it.',
        'Nubuk statt Glattleder, so behandelt, dass ein Regenschauer abläuft.',
        'Un nubuck traité remplace le cuir lisse : une averse y glisse sans laisser de trace.',
      ),
      made: [
        say('Upper: treated nubuck', 'Obermaterial: imprägniertes Nubuk', 'Tige : nubuck imperméabilisé'),
        say('Lining: organic cotton', 'Futter: Bio-Baumwolle', 'Doublure : coton biologique'),
        say('Sole: stitched rubber cup', 'Sohle: vernähte Gummischale', 'Semelle : cuvette de caoutchouc cousue'),
      ],
    },
  ],
  opens: [
    say(
      '{name} holds the ankle the way shoes did when games were played in leather.',
      '{name} hält den Knöchel, wie es Schuhe taten, als man noch in Leder spielte.',
      '{name} tient la cheville comme au temps où l’on jouait en cuir.',
    ),
    say(
      'Higher than a low one, easier than a boot: {name} stops where the ankle begins to bend.',
      'Höher als ein flacher, leichter als ein Stiefel: {name} endet, wo der Knöchel sich beugt.',
      'Plus haut qu’un bas, plus léger qu’une botte : {name} s’arrête là où la cheville plie.',
    ),
  ],
  serves: say(
    'For the pick-up game, the bus home and the evening that follows.',
    'Für das Spiel nebenan, die Fahrt nach Hause und den Abend danach.',
    'Pour la partie improvisée, l’autobus du retour et la soirée qui suit.',
  ),
  fits: [
    say('True to size', 'Fällt größengerecht aus', 'Taille normalement'),
    say('Collar height: 95 mm', 'Schafthöhe: 95 mm', 'Hauteur de tige : 95 mm'),
  ],
  care: 'leather',
}

export const skate: ModelPlan = {
  key: 'skate',
  kind: 'footwear',
  type: 'sneakers',
  category: 'sneakers',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 80,
  weightG: 430,
  activities: ['skating', 'lifestyle'],
  features: ['cushioned'],
  name: same('{family}{edition}'),
  families: ['Curb Cut', 'Handrail', 'Manual Pad', 'Backyard'],
  editions: [
    {
      key: 'suede',
      materials: ['suede', 'canvas', 'rubber'],
      isForKids: true,
      says: say(
        'Suede in double rows of stitches, a rubber patch where grip tape eats shoes, and a tongue that takes a falling board.',
        'Velours mit doppelten Nähten, ein Gummibesatz, wo Griptape Schuhe frisst, und eine Zunge, die ein fallendes Brett aushält.',
        'Du suède à doubles coutures, une pièce de gomme là où le papier-émeri use les souliers, et une languette qui encaisse la planche.',
      ),
      made: [
        say('Upper: suede and canvas', 'Obermaterial: Velours und Canvas', 'Tige : suède et toile'),
        say('Patch: moulded rubber', 'Besatz: geformter Gummi', 'Renfort : caoutchouc moulé'),
        say(
          'Sole: vulcanized rubber, waffle tread',
          'Sohle: vulkanisierter Gummi, Waffelprofil',
          'Semelle : caoutchouc vulcanisé, profil gaufré',
        ),
      ],
    },
    {
      key: 'plant',
      name: same(' Plant'),
      materials: ['recycled', 'canvas', 'rubber'],
      features: ['vegan', 'recycled'],
      surcharge: 5,
      isForKids: true,
      says: say(
        'The suede is a brushed microfiber of recycled bottles, and no animal had a part in the glue.',
        'Das Velours ist gebürstete Mikrofaser aus alten Flaschen, und auch im Kleber steckt kein Tier.',
        'Le suède est une microfibre brossée faite de bouteilles recyclées, et la colle se passe d’animaux.',
      ),
      made: [
        say(
          'Upper: recycled microfiber and canvas',
          'Obermaterial: recycelte Mikrofaser und Canvas',
          'Tige : microfibre recyclée et toile',
        ),
        say('Sole: vulcanized rubber', 'Sohle: vulkanisierter Gummi', 'Semelle : caoutchouc vulcanisé'),
      ],
    },
  ],
  opens: [
    say(
      '{name} is flat where the board is felt and soft where it hits.',
      '{name} ist flach, wo man das Brett spürt, und weich, wo es trifft.',
      '{name} : plat là où l’on sent la planche, moelleux là où elle frappe.',
    ),
    say(
      'Wide toes, low heel, no hurry to look new: {name}.',
      'Breite Zehen, flache Ferse, keine Eile, neu auszusehen: {name}.',
      'Bout large, talon bas, aucune envie d’avoir l’air neuf : {name}.',
    ),
  ],
  serves: say(
    'For ledges, for curbs and for standing around between them.',
    'Für Kanten, für Bordsteine und fürs Herumstehen dazwischen.',
    'Pour les rebords, les trottoirs et les pauses entre les deux.',
  ),
  fits: [
    say('True to size, wide in front', 'Größengerecht, vorne weit', 'Taille normalement, large devant'),
    say('Padded tongue and collar', 'Gepolsterte Zunge und Schaftkante', 'Languette et col matelassés'),
  ],
  care: 'shoe',
}
