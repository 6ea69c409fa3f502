import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'

export const knitRunner: ModelPlan = {
  key: 'knit-runner',
  kind: 'footwear',
  type: 'running',
  category: 'running',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 150,
  weightG: 242,
  activities: ['running', 'training', 'lifestyle'],
  features: ['cushioned', 'breathable', 'lightweight'],
  name: same('{family}{edition}'),
  families: ['Second Wind', 'Driftline', 'Slipstream', 'Halyard', 'Loftway', 'Quickstep'],
  editions: [
    {
      key: 'knit',
      materials: ['knit', 'recycled'],
      isForKids: true,
      says: say(
        'The upper is one piece of knit, open over the toes and dense at the heel, and its ribbed collar closes like a sock.',
        'Das Obermaterial ist aus einem Stück gestrickt, offen über den Zehen und dicht an der Ferse, und der gerippte Schaft schließt wie eine Socke.',
        'La tige est tricotée d’une seule pièce, ajourée sur les orteils et serrée au talon, et son col côtelé se ferme comme un bas.',
      ),
      made: [
        say('Upper: recycled knit', 'Obermaterial: recycelter Strick', 'Tige : tricot recyclé'),
        say(
          'Midsole: foamed EVA in a rocker shape, 40 mm at the heel',
          'Zwischensohle: geschäumtes EVA, gebogen, 40 mm an der Ferse',
          'Semelle intercalaire : EVA expansé à profil courbe, 40 mm au talon',
        ),
        say(
          'Outsole: rubber in two halves',
          'Laufsohle: Gummi in zwei Hälften',
          'Semelle extérieure : caoutchouc en deux parties',
        ),
      ],
    },
    {
      key: 'plate',
      name: say(' Plate', ' Platte', ' Plaque'),
      materials: ['knit', 'nylon'],
      features: ['reflective'],
      surcharge: 45,
      says: say(
        'A nylon plate in the foam springs back at every step, and the cage around the midfoot shines in headlights.',
        'Eine Nylonplatte im Schaum federt bei jedem Schritt zurück, und der Käfig um den Mittelfuß leuchtet im Scheinwerferlicht.',
        'Une plaque de nylon dans la mousse rebondit à chaque foulée, et la cage au milieu du pied brille dans les phares.',
      ),
      made: [
        say('Upper: nylon knit', 'Obermaterial: Strick aus Nylon', 'Tige : tricot de nylon'),
        say(
          'Midsole: light EVA with a nylon plate',
          'Zwischensohle: leichtes EVA mit Nylonplatte',
          'Semelle intercalaire : EVA léger et plaque de nylon',
        ),
        say(
          'Outsole: thin solid rubber',
          'Laufsohle: dünner Vollgummi',
          'Semelle extérieure : caoutchouc plein et mince',
        ),
      ],
    },
  ],
  opens: [
    say(
      '{name} is pulled on at the heel, and then there is nothing left to notice.',
      '{name} wird an der Ferse übergezogen, und dann spürt man nichts mehr davon.',
      '{name} s’enfile par le tirant, et l’on n’y pense plus.',
    ),
    say(
      'A sock that learned to run: {name}.',
      'Eine Socke, die laufen gelernt hat: {name}.',
      'Un bas qui a appris à courir : {name}.',
    ),
  ],
  serves: say(
    'For tempo runs, for the gym and for the train that leaves in two minutes.',
    'Für Tempoläufe, fürs Studio und für den Zug, der in zwei Minuten fährt.',
    'Pour les sorties rapides, pour le gym et pour le train qui part dans deux minutes.',
  ),
  fits: [
    say(
      'Close fit that gives; true to size',
      'Enger Sitz, der nachgibt; größengerecht',
      'Ajusté et souple; taille normalement',
    ),
    say('Heel-to-toe drop: 6 mm', 'Sprengung: 6 mm', 'Dénivelé talon-orteils : 6 mm'),
    say('Pull tab at the heel', 'Zuglasche an der Ferse', 'Tirant au talon'),
  ],
  care: 'shoe',
}

export const sandal: ModelPlan = {
  key: 'sandal',
  kind: 'footwear',
  type: 'sandals',
  category: 'sandals',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 85,
  weightG: 330,
  activities: ['hiking', 'walking', 'lifestyle'],
  features: ['cushioned', 'lightweight'],
  name: say('{family} Sandal{edition}', '{family} Sandale{edition}', 'Sandale {family}{edition}'),
  families: ['Fordway', 'Shingle', 'Cairn', 'Estuary'],
  editions: [
    {
      key: 'webbing',
      materials: ['nylon', 'recycled', 'rubber'],
      features: ['vegan', 'recycled'],
      isForKids: true,
      says: say(
        'Three straps of webbing hold the foot, a buckle sets the first and a flap closes the second.',
        'Drei Riemen aus Gurtband halten den Fuß: Eine Schnalle stellt den ersten ein, eine Lasche schließt den zweiten.',
        'Trois brides de sangle tiennent le pied : une boucle règle la première, un rabat ferme la deuxième.',
      ),
      made: [
        say(
          'Straps: recycled webbing, soft lining',
          'Riemen: recyceltes Gurtband, weich gefüttert',
          'Brides : sangle recyclée, doublure douce',
        ),
        say(
          'Footbed: foamed EVA with a cup for the heel',
          'Fußbett: geschäumtes EVA mit Fersenschale',
          'Semelle intérieure : EVA expansé, talon emboîtant',
        ),
        say(
          'Outsole: rubber lugs, 5 mm deep',
          'Laufsohle: Gummistollen, 5 mm tief',
          'Semelle extérieure : crampons de caoutchouc de 5 mm',
        ),
      ],
    },
    {
      key: 'river',
      name: say(' River', ' Fluss', ' Rivière'),
      materials: ['nylon', 'rubber'],
      features: ['vegan'],
      surcharge: 25,
      says: say(
        'Its webbing dries within the hour, and its rubber is the sticky kind that climbers trust on wet rock.',
        'Das Gurtband trocknet in einer Stunde, und der Gummi ist so griffig, wie ihn Kletterer auf nassem Fels wollen.',
        'La sangle sèche en une heure, et la gomme adhère comme celle des grimpeurs sur la roche mouillée.',
      ),
      made: [
        say(
          'Straps: webbing that takes up no water',
          'Riemen: Gurtband, das kein Wasser aufnimmt',
          'Brides : sangle qui n’absorbe pas l’eau',
        ),
        say('Footbed: foamed EVA', 'Fußbett: geschäumtes EVA', 'Semelle intérieure : EVA expansé'),
        say(
          'Outsole: sticky rubber lugs',
          'Laufsohle: griffige Gummistollen',
          'Semelle extérieure : crampons de gomme adhérente',
        ),
      ],
    },
  ],
  opens: [
    say(
      '{name} crosses the stream and dries on the far side.',
      '{name} geht durch den Bach und trocknet auf der anderen Seite.',
      '{name} traverse le ruisseau et sèche sur l’autre rive.',
    ),
    say(
      'As much shoe as summer needs: {name}.',
      'So viel Schuh, wie der Sommer braucht: {name}.',
      'Juste assez de soulier pour l’été : {name}.',
    ),
  ],
  serves: say(
    'For river paths, ferries and towns with too many steps.',
    'Für Flusswege, Fähren und Städte mit zu vielen Treppen.',
    'Pour les berges, les traversiers et les villes pleines d’escaliers.',
  ),
  fits: [
    say(
      'True to size; all three straps adjust',
      'Größengerecht; alle drei Riemen sind verstellbar',
      'Taille normalement; les trois brides se règlent',
    ),
    say(
      'Raised arch, room for the toes',
      'Gewölbestütze, Platz für die Zehen',
      'Voûte soutenue, de la place pour les orteils',
    ),
  ],
  care: 'shoe',
}
