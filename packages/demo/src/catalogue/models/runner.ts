import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'

export const runner: ModelPlan = {
  key: 'runner',
  kind: 'footwear',
  type: 'running',
  category: 'running',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 130,
  weightG: 268,
  activities: ['running', 'training', 'walking'],
  features: ['cushioned', 'breathable', 'lightweight'],
  name: same('{family}{edition}'),
  families: ['Strida', 'Longmile', 'Cadenza', 'Metro Mile', 'Fieldway', 'Tern', 'Evenpace', 'Harrow Road'],
  editions: [
    {
      key: 'mesh',
      materials: ['mesh', 'recycled'],
      isForKids: true,
      says: say(
        'Engineered mesh lets air in over the toes and holds firm around the midfoot.',
        'Das Mesh ist über den Zehen luftig und am Mittelfuß fest gestrickt.',
        'La maille technique laisse entrer l’air sur les orteils et maintient fermement le milieu du pied.',
      ),
      made: [
        say(
          'Upper: recycled polyester mesh',
          'Obermaterial: Mesh aus recyceltem Polyester',
          'Tige : maille de polyester recyclé',
        ),
        say(
          'Midsole: foamed EVA, 34 mm at the heel',
          'Zwischensohle: geschäumtes EVA, 34 mm an der Ferse',
          'Semelle intercalaire : EVA expansé, 34 mm au talon',
        ),
        say('Outsole: blown rubber', 'Laufsohle: geschäumter Gummi', 'Semelle extérieure : caoutchouc soufflé'),
      ],
    },
    {
      key: 'tempo',
      name: same(' Fast'),
      materials: ['mesh', 'nylon'],
      features: ['reflective'],
      surcharge: 30,
      says: say(
        'This is the quick one of the family: a firmer foam, less weight and reflective lines for the dark end of the day.',
        'Das ist der Schnelle der Familie: festerer Schaum, weniger Gewicht und reflektierende Linien für den dunklen Teil des Tages.',
        'C’est la plus vive de la famille : mousse plus ferme, poids réduit et lignes réfléchissantes pour les fins de journée sombres.',
      ),
      made: [
        say('Upper: nylon monomesh', 'Obermaterial: Monomesh aus Nylon', 'Tige : monofilament de nylon'),
        say(
          'Midsole: firm EVA with a nylon plate',
          'Zwischensohle: festes EVA mit Nylonplatte',
          'Semelle intercalaire : EVA ferme et plaque de nylon',
        ),
        say(
          'Outsole: thin solid rubber',
          'Laufsohle: dünner Vollgummi',
          'Semelle extérieure : caoutchouc plein et mince',
        ),
      ],
    },
    {
      key: 'soft',
      name: same(' Soft'),
      materials: ['knit', 'recycled'],
      surcharge: 15,
      isForKids: true,
      says: say(
        'A knitted collar and four more millimeters of foam make it the softest ride that we have.',
        'Ein gestrickter Schaft und vier Millimeter mehr Schaum machen ihn zu unserem weichsten Laufschuh.',
        'Un col tricoté et quatre millimètres de mousse en plus en font notre chaussure la plus moelleuse.',
      ),
      made: [
        say('Upper: recycled knit', 'Obermaterial: recycelter Strick', 'Tige : tricot recyclé'),
        say(
          'Midsole: foamed EVA, 38 mm at the heel',
          'Zwischensohle: geschäumtes EVA, 38 mm an der Ferse',
          'Semelle intercalaire : EVA expansé, 38 mm au talon',
        ),
        say('Outsole: blown rubber', 'Laufsohle: geschäumter Gummi', 'Semelle extérieure : caoutchouc soufflé'),
      ],
    },
    {
      key: 'wide',
      name: say(' Wide', ' Weit', ' Large'),
      materials: ['mesh', 'recycled'],
      width: 'wide',
      says: say(
        'The same shoe on a wider last, for feet that swell over the long miles.',
        'Der gleiche Schuh auf breiterem Leisten, für Füße, die auf langen Strecken anschwellen.',
        'La même chaussure sur une forme plus large, pour les pieds qui gonflent au fil des kilomètres.',
      ),
      made: [
        say(
          'Upper: recycled polyester mesh',
          'Obermaterial: Mesh aus recyceltem Polyester',
          'Tige : maille de polyester recyclé',
        ),
        say('Last: width G', 'Leisten: Weite G', 'Forme : largeur G'),
        say(
          'Midsole: foamed EVA, 34 mm at the heel',
          'Zwischensohle: geschäumtes EVA, 34 mm an der Ferse',
          'Semelle intercalaire : EVA expansé, 34 mm au talon',
        ),
      ],
    },
  ],
  opens: [
    say(
      '{name} is a daily running shoe that asks for nothing but time.',
      '{name}: ein Laufschuh für jeden Tag, der nur eines verlangt: Zeit.',
      '{name} : une chaussure de course de tous les jours, qui ne demande qu’un peu de temps.',
    ),
    say(
      'Even on tired legs {name} rolls smoothly from heel to toe.',
      'Auch mit müden Beinen rollt {name} ruhig von der Ferse bis zum Zeh.',
      'Même quand les jambes sont lourdes, {name} déroule le pied en douceur, du talon aux orteils.',
    ),
    say(
      '{name} was drawn for roads, parks and the first kilometer that is always the hardest.',
      '{name} ist für Straßen, Parks und den ersten Kilometer gemacht, der immer der schwerste ist.',
      '{name} est pensée pour la route, les parcs et ce premier kilomètre qui est toujours le plus dur.',
    ),
  ],
  serves: say(
    'Made for easy runs, long Sundays and everything up to the marathon.',
    'Für lockere Läufe, lange Sonntage und alles bis zum Marathon.',
    'Pour les sorties tranquilles, les longs dimanches et tout ce qui va jusqu’au marathon.',
  ),
  fits: [
    say(
      'True to size, with a thumb’s width at the toes',
      'Größengerecht, mit einer Daumenbreite vor den Zehen',
      'Taille normalement, un pouce de jeu devant les orteils',
    ),
    say('Heel-to-toe drop: 8 mm', 'Sprengung: 8 mm', 'Dénivelé talon-orteils : 8 mm'),
    say('Neutral support', 'Neutrale Führung', 'Maintien neutre'),
  ],
  care: 'shoe',
}
