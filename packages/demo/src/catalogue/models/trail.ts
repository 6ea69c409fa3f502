import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'

export const trail: ModelPlan = {
  key: 'trail',
  kind: 'footwear',
  type: 'trail',
  category: 'trail',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 140,
  weightG: 312,
  activities: ['trail', 'hiking', 'running'],
  features: ['cushioned'],
  name: same('{family}{edition}'),
  families: ['Corrie', 'Fellside', 'Tarn', 'Skarn', 'Gully', 'Highmoor', 'Scree', 'Larch Pass'],
  editions: [
    {
      key: 'trail',
      materials: ['mesh', 'nylon'],
      features: ['breathable'],
      isForKids: true,
      says: say(
        'Dense mesh keeps the grit out, and a welded toe cap takes the knocks from roots and stones.',
        'Dichtes Mesh hält Sand draußen, eine verschweißte Zehenkappe fängt Stöße von Wurzeln und Steinen ab.',
        'La maille serrée garde le sable dehors, et le pare-pierres soudé encaisse les racines et les cailloux.',
      ),
      made: [
        say('Upper: nylon mesh', 'Obermaterial: Nylon-Mesh', 'Tige : maille de nylon'),
        say(
          'Outsole: rubber, 5 mm lugs',
          'Laufsohle: Gummi, 5 mm Stollen',
          'Semelle extérieure : caoutchouc, crampons de 5 mm',
        ),
        say('Rock plate under the forefoot', 'Schutzplatte unter dem Vorfuß', 'Plaque de protection sous l’avant-pied'),
      ],
    },
    {
      key: 'dry',
      name: same(' Dry'),
      materials: ['nylon'],
      features: ['waterproof'],
      surcharge: 25,
      isForKids: true,
      says: say(
        'A membrane without fluorine keeps rain, mud and wet grass outside and lets the heat go.',
        'Eine fluorfreie Membran hält Regen, Schlamm und nasses Gras draußen und lässt die Wärme hinaus.',
        'Une membrane sans fluor arrête la pluie, la boue et l’herbe mouillée, et laisse sortir la chaleur.',
      ),
      made: [
        say(
          'Upper: nylon with a PFC-free membrane',
          'Obermaterial: Nylon mit PFC-freier Membran',
          'Tige : nylon à membrane sans PFC',
        ),
        say(
          'Seams taped, tongue closed at the sides',
          'Nähte verklebt, Zunge seitlich geschlossen',
          'Coutures étanchées, languette fermée sur les côtés',
        ),
        say(
          'Outsole: rubber, 5 mm lugs',
          'Laufsohle: Gummi, 5 mm Stollen',
          'Semelle extérieure : caoutchouc, crampons de 5 mm',
        ),
      ],
    },
    {
      key: 'light',
      name: same(' Light'),
      materials: ['mesh'],
      features: ['lightweight', 'breathable'],
      surcharge: 5,
      says: say(
        'Everything that could go has gone: lower lugs, thinner mesh, forty grams less on each foot.',
        'Alles, was wegkonnte, ist weg: flachere Stollen, dünneres Mesh, vierzig Gramm weniger an jedem Fuß.',
        'Tout ce qui pouvait partir est parti : crampons plus bas, maille plus fine, quarante grammes de moins à chaque pied.',
      ),
      made: [
        say('Upper: single-layer mesh', 'Obermaterial: einlagiges Mesh', 'Tige : maille monocouche'),
        say(
          'Outsole: rubber, 3.5 mm lugs',
          'Laufsohle: Gummi, 3,5 mm Stollen',
          'Semelle extérieure : caoutchouc, crampons de 3,5 mm',
        ),
        say('Midsole: foamed EVA', 'Zwischensohle: geschäumtes EVA', 'Semelle intercalaire : EVA expansé'),
      ],
    },
    {
      key: 'winter',
      name: same(' Winter'),
      materials: ['nylon', 'fleece'],
      features: ['water-resistant', 'insulated', 'reflective'],
      surcharge: 20,
      says: say(
        'Brushed inside, sealed outside and with a rubber that stays soft in the frost.',
        'Innen aufgeraut, außen abgedichtet und mit einem Gummi, der auch bei Frost weich bleibt.',
        'Gratté à l’intérieur, déperlant à l’extérieur, avec une gomme qui reste souple par grand froid.',
      ),
      made: [
        say('Upper: coated nylon', 'Obermaterial: beschichtetes Nylon', 'Tige : nylon enduit'),
        say('Lining: brushed fleece', 'Futter: aufgerautes Fleece', 'Doublure : molleton gratté'),
        say(
          'Outsole: cold-weather rubber, 5 mm lugs',
          'Laufsohle: Wintergummi, 5 mm Stollen',
          'Semelle extérieure : gomme d’hiver, crampons de 5 mm',
        ),
      ],
    },
  ],
  opens: [
    say(
      '{name} is for paths that do not care what the weather was yesterday.',
      '{name} ist für Wege, denen gleich ist, wie das Wetter gestern war.',
      '{name} : pour les sentiers qui se moquent du temps qu’il a fait la veille.',
    ),
    say(
      'Up over roots, down through loose stones: {name} keeps you on your line.',
      'Hinauf über Wurzeln, hinunter durch loses Geröll: {name} hält Sie auf Ihrer Linie.',
      'En montée sur les racines, en descente dans les pierriers : {name} vous garde sur votre trajectoire.',
    ),
  ],
  serves: say(
    'Made for trail runs, fast hikes and the short cut through the woods.',
    'Für Trailläufe, schnelle Wanderungen und die Abkürzung durch den Wald.',
    'Pour la course en sentier, la randonnée rapide et le raccourci par le bois.',
  ),
  fits: [
    say('True to size', 'Fällt größengerecht aus', 'Taille normalement'),
    say('Heel-to-toe drop: 6 mm', 'Sprengung: 6 mm', 'Dénivelé talon-orteils : 6 mm'),
    say('Snug heel, roomy toes', 'Fester Sitz an der Ferse, Platz für die Zehen', 'Talon bien tenu, orteils à l’aise'),
  ],
  care: 'shoe',
}
