import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'

export const chunky: ModelPlan = {
  key: 'chunky',
  kind: 'footwear',
  type: 'sneakers',
  category: 'sneakers',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 120,
  weightG: 480,
  activities: ['lifestyle', 'walking'],
  features: ['cushioned'],
  name: same('{family}{edition}'),
  families: ['Bulwark', 'Terrace', 'Overpass', 'Monolith', 'Rampart', 'Block Nine', 'Causey', 'Plinth'],
  editions: [
    {
      key: 'mixed',
      materials: ['mesh', 'suede', 'leather'],
      features: ['breathable'],
      isForKids: true,
      says: say(
        'Mesh, suede and leather lie in layers on a sole that is not ashamed of its height.',
        'Mesh, Veloursleder und Leder liegen in Schichten auf einer Sohle, die zu ihrer Höhe steht.',
        'Maille, suède et cuir se superposent sur une semelle qui assume sa hauteur.',
      ),
      made: [
        say(
          'Upper: mesh, suede and leather',
          'Obermaterial: Mesh, Veloursleder und Leder',
          'Tige : maille, suède et cuir',
        ),
        say('Midsole: foamed EVA', 'Zwischensohle: geschäumtes EVA', 'Semelle intercalaire : EVA expansé'),
        say('Outsole: rubber', 'Laufsohle: Gummi', 'Semelle extérieure : caoutchouc'),
      ],
    },
    {
      key: 'premium',
      name: same(' Premium'),
      materials: ['leather', 'suede', 'mesh'],
      surcharge: 35,
      says: say(
        'Here the layers are cut from softer hides, and the lining is leather as well.',
        'Hier sind die Schichten aus weicherem Leder geschnitten, und auch das Futter ist aus Leder.',
        'Ici, les couches sont taillées dans des cuirs plus souples, et la doublure est en cuir aussi.',
      ),
      made: [
        say(
          'Upper: leather, suede and mesh',
          'Obermaterial: Leder, Veloursleder und Mesh',
          'Tige : cuir, suède et maille',
        ),
        say('Lining: leather', 'Futter: Leder', 'Doublure : cuir'),
        say('Outsole: rubber', 'Laufsohle: Gummi', 'Semelle extérieure : caoutchouc'),
      ],
    },
  ],
  opens: [
    say(
      '{name} adds four centimeters and a certain calm.',
      '{name} gibt vier Zentimeter dazu und eine gewisse Ruhe.',
      '{name} : quatre centimètres de plus et un certain aplomb.',
    ),
    say(
      'Built like a running shoe of the nineties and as soft as one of today: {name}.',
      'Gebaut wie ein Laufschuh der Neunziger und so weich wie einer von heute: {name}.',
      'Construite comme un soulier de course des années 1990, aussi moelleuse qu’aujourd’hui : {name}.',
    ),
  ],
  serves: say(
    'For long days on hard floors.',
    'Für lange Tage auf harten Böden.',
    'Pour les longues journées sur sol dur.',
  ),
  fits: [
    say('True to size', 'Fällt größengerecht aus', 'Taille normalement'),
    say('Sole height: 48 mm at the heel', 'Sohlenhöhe: 48 mm an der Ferse', 'Hauteur de semelle : 48 mm au talon'),
  ],
  care: 'leather',
}

export const chelsea: ModelPlan = {
  key: 'chelsea',
  kind: 'footwear',
  type: 'boots',
  category: 'boots',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 170,
  weightG: 620,
  activities: ['lifestyle', 'walking', 'winter'],
  features: ['water-resistant'],
  name: same('{family}{edition}'),
  families: ['Ashdown Chelsea', 'Weir Chelsea', 'Stable Lane Chelsea', 'Harvest Chelsea', 'Corner House Chelsea'],
  editions: [
    {
      key: 'leather',
      materials: ['leather'],
      isForKids: true,
      says: say(
        'The leather is waxed, the elastic is woven to last, and the sole can be changed.',
        'Das Leder ist gewachst, der Gummizug für lange Zeit gewebt, und die Sohle lässt sich wechseln.',
        'Le cuir est ciré, l’élastique est tissé pour durer, et la semelle se remplace.',
      ),
      made: [
        say('Upper and lining: leather', 'Obermaterial und Futter: Leder', 'Tige et doublure : cuir'),
        say('Sole: rubber, stitched to a welt', 'Sohle: Gummi, rahmengenäht', 'Semelle : caoutchouc, cousu trépointe'),
      ],
    },
    {
      key: 'lined',
      name: say(' Lined', ' Gefüttert', ' Doublé'),
      materials: ['leather', 'wool'],
      features: ['insulated'],
      surcharge: 30,
      says: say(
        'Lambswool inside and a sole with a deeper tread make it ready for snow.',
        'Lammwolle innen und ein tieferes Profil machen ihn bereit für Schnee.',
        'De la laine d’agneau à l’intérieur et des crampons plus profonds le préparent à la neige.',
      ),
      made: [
        say('Upper: waxed leather', 'Obermaterial: gewachstes Leder', 'Tige : cuir ciré'),
        say('Lining: lambswool', 'Futter: Lammwolle', 'Doublure : laine d’agneau'),
        say('Sole: rubber, deep tread', 'Sohle: Gummi, tiefes Profil', 'Semelle : caoutchouc, crampons profonds'),
      ],
    },
  ],
  opens: [
    say(
      '{name} is a boot without laces, without buckles and without haste.',
      '{name}: ein Stiefel ohne Senkel, ohne Schnallen und ohne Eile.',
      '{name} : une botte sans lacets, sans boucles et sans hâte.',
    ),
  ],
  serves: say(
    'For wet streets, good trousers and every day between October and April.',
    'Für nasse Straßen, gute Hosen und jeden Tag zwischen Oktober und April.',
    'Pour les rues mouillées, les beaux pantalons et tous les jours d’octobre à avril.',
  ),
  fits: [
    say(
      'True to size, room for a warm sock',
      'Größengerecht, mit Platz für eine warme Socke',
      'Taille normalement, avec de la place pour un bas chaud',
    ),
    say('Pull tab at the heel', 'Zuglasche an der Ferse', 'Tirant au talon'),
  ],
  care: 'leather',
}

export const slide: ModelPlan = {
  key: 'slide',
  kind: 'footwear',
  type: 'sandals',
  category: 'sandals',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 45,
  weightG: 240,
  activities: ['lifestyle'],
  features: ['lightweight', 'cushioned'],
  name: same('{family}{edition}'),
  families: ['Poolside Slide', 'Siesta Slide', 'Kiosk Slide', 'Sandbar Slide', 'Shoreham Slide', 'Deckchair Slide'],
  editions: [
    {
      key: 'padded',
      materials: ['leather', 'rubber'],
      isForKids: true,
      says: say(
        'A padded strap holds the instep, and the footbed takes the shape of your foot within a week.',
        'Ein gepolsterter Riemen hält den Spann, und das Fußbett nimmt in einer Woche Ihre Form an.',
        'Une bride rembourrée tient le cou-de-pied, et la semelle épouse votre pied en une semaine.',
      ),
      made: [
        say('Strap: leather, cotton lining', 'Riemen: Leder, Baumwollfutter', 'Bride : cuir, doublure de coton'),
        say('Footbed: foamed EVA', 'Fußbett: geschäumtes EVA', 'Semelle intérieure : EVA expansé'),
      ],
    },
    {
      key: 'plant',
      name: same(' Plant'),
      materials: ['recycled', 'rubber'],
      features: ['vegan', 'recycled'],
      surcharge: 5,
      says: say(
        'The strap is coated recycled cloth, the foam is made of sugar cane.',
        'Der Riemen ist aus beschichtetem Recyclinggewebe, der Schaum aus Zuckerrohr.',
        'La bride est en tissu recyclé enduit, la mousse est tirée de la canne à sucre.',
      ),
      made: [
        say(
          'Strap: coated recycled polyester',
          'Riemen: beschichtetes recyceltes Polyester',
          'Bride : polyester recyclé enduit',
        ),
        say('Footbed: EVA from sugar cane', 'Fußbett: EVA aus Zuckerrohr', 'Semelle intérieure : EVA de canne à sucre'),
      ],
    },
  ],
  opens: [
    say(
      '{name} is what feet wish for after everything else.',
      '{name}: was sich Füße nach allem anderen wünschen.',
      '{name} : ce que les pieds souhaitent après tout le reste.',
    ),
  ],
  serves: say(
    'For pools, showers, gardens and the way to the mailbox.',
    'Für Becken, Duschen, Gärten und den Weg zum Briefkasten.',
    'Pour la piscine, la douche, le jardin et le trajet jusqu’à la boîte aux lettres.',
  ),
  fits: [
    say(
      'True to size; between two sizes take the smaller',
      'Größengerecht; zwischen zwei Größen die kleinere wählen',
      'Taille normalement; entre deux pointures, prenez la plus petite',
    ),
  ],
  care: 'shoe',
}
