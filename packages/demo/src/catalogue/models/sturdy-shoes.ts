import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'

export const twoStrap: ModelPlan = {
  key: 'two-strap',
  kind: 'footwear',
  type: 'sneakers',
  category: 'sneakers',
  genders: ['kids'],
  sizes: 'shoes',
  price: 60,
  weightG: 300,
  activities: ['lifestyle', 'walking'],
  features: ['lightweight', 'cushioned'],
  name: same('{family}{edition}'),
  families: ['Hopscotch', 'Puddle Lane', 'Kite Hill', 'Somersault'],
  editions: [
    {
      key: 'straps',
      materials: ['leather', 'mesh', 'rubber'],
      features: ['breathable'],
      isForKids: true,
      says: say(
        'Two straps close with one hand, and a rubber guard takes what playgrounds give.',
        'Zwei Riemen schließen mit einer Hand, und eine Gummikappe steckt ein, was Spielplätze austeilen.',
        'Deux brides se ferment d’une main, et un pare-chocs en caoutchouc encaisse la cour d’école.',
      ),
      made: [
        say(
          'Upper: leather with a mesh window',
          'Obermaterial: Leder mit Mesh-Fenster',
          'Tige : cuir avec fenêtre en maille',
        ),
        say('Straps: hook and loop', 'Riemen: Klettverschluss', 'Brides : autoagrippantes'),
        say(
          'Sole: light EVA, rubber tread',
          'Sohle: leichtes EVA, Profil aus Gummi',
          'Semelle : EVA léger, crampons de caoutchouc',
        ),
      ],
    },
    {
      key: 'rain',
      name: say(' Rain', ' Regen', ' Pluie'),
      materials: ['leather', 'nylon', 'rubber'],
      features: ['waterproof'],
      surcharge: 15,
      isForKids: true,
      says: say(
        'A membrane behind the window keeps puddles where they belong.',
        'Eine Membran hinter dem Fenster lässt Pfützen, wo sie hingehören.',
        'Une membrane derrière la fenêtre laisse les flaques là où elles sont.',
      ),
      made: [
        say('Upper: treated leather', 'Obermaterial: imprägniertes Leder', 'Tige : cuir imperméabilisé'),
        say('Membrane without fluorine', 'Membran ohne Fluor', 'Membrane sans fluor'),
      ],
    },
  ],
  opens: [
    say(
      '{name} is put on before anybody has to ask twice.',
      '{name} ist angezogen, bevor jemand zweimal bitten muss.',
      '{name} s’enfile avant qu’on ait à le demander deux fois.',
    ),
  ],
  serves: say(
    'For school, for scooters and for growing feet.',
    'Für die Schule, für Roller und für wachsende Füße.',
    'Pour l’école, la trottinette et les pieds qui grandissent.',
  ),
  fits: [
    say(
      'Room to grow: one thumb’s width',
      'Platz zum Wachsen: eine Daumenbreite',
      'De la place pour grandir : un pouce',
    ),
    say('Wide toes, firm heel', 'Weit an den Zehen, fest an der Ferse', 'Orteils à l’aise, talon tenu'),
  ],
  care: 'leather',
}

export const boot: ModelPlan = {
  key: 'boot',
  kind: 'footwear',
  type: 'boots',
  category: 'boots',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 185,
  weightG: 720,
  activities: ['hiking', 'walking', 'winter'],
  features: ['water-resistant'],
  name: same('{family}{edition}'),
  families: ['Quarryman', 'Signal Hill', 'Drover', 'Larchwood'],
  editions: [
    {
      key: 'leather',
      materials: ['leather', 'rubber'],
      isForKids: true,
      says: say(
        'Tumbled leather, three rows of stitches where it bends, and a welt that a cobbler can open again.',
        'Gewalktes Leder, drei Nähte, wo es knickt, und ein Rahmen, den ein Schuster wieder öffnen kann.',
        'Un cuir foulonné, trois coutures là où il plie, et une trépointe qu’un cordonnier peut rouvrir.',
      ),
      made: [
        say('Upper: tumbled leather', 'Obermaterial: gewalktes Leder', 'Tige : cuir foulonné'),
        say(
          'Sole: rubber lugs, stitched to a welt',
          'Sohle: Gummistollen, rahmengenäht',
          'Semelle : crampons de caoutchouc, cousu trépointe',
        ),
        say('Eyelets: steel', 'Ösen: Stahl', 'Œillets : acier'),
      ],
    },
    {
      key: 'lined',
      name: say(' Lined', ' Gefüttert', ' Doublé'),
      materials: ['leather', 'wool', 'rubber'],
      features: ['insulated'],
      surcharge: 30,
      says: say(
        'Felted wool inside carries it well below freezing.',
        'Mit Wollfilz innen geht er weit unter null.',
        'Le feutre de laine à l’intérieur l’emmène bien au-dessous de zéro.',
      ),
      made: [
        say('Upper: tumbled leather', 'Obermaterial: gewalktes Leder', 'Tige : cuir foulonné'),
        say('Lining: wool felt', 'Futter: Wollfilz', 'Doublure : feutre de laine'),
        say('Sole: cold-weather rubber', 'Sohle: Wintergummi', 'Semelle : gomme d’hiver'),
      ],
    },
  ],
  opens: [
    say(
      '{name} weighs what it should and lasts longer than the coat above it.',
      '{name} wiegt, was er muss, und hält länger als der Mantel darüber.',
      '{name} pèse ce qu’il faut et dure plus longtemps que le manteau qui le surmonte.',
    ),
  ],
  serves: say(
    'For gravel, slush and everything that the city calls a park.',
    'Für Schotter, Schneematsch und alles, was die Stadt Park nennt.',
    'Pour le gravier, la gadoue et tout ce que la ville appelle un parc.',
  ),
  fits: [
    say('True to size with a warm sock', 'Größengerecht mit warmer Socke', 'Taille normalement avec un bas chaud'),
    say('Shaft height: 130 mm', 'Schafthöhe: 130 mm', 'Hauteur de tige : 130 mm'),
  ],
  care: 'leather',
}
