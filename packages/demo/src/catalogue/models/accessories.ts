import { same, say } from '../../words/words.ts'
import type { Edition, ModelPlan } from '../model-plan.ts'

const twill: Edition = {
  key: 'twill',
  materials: ['cotton'],
  says: say(
    'Brushed cotton twill that is soft from the first day.',
    'Gebürsteter Baumwolltwill, weich vom ersten Tag an.',
    'Un sergé de coton brossé, doux dès le premier jour.',
  ),
  made: [say('100% organic cotton twill', '100 % Bio-Baumwolltwill', 'Sergé de coton biologique à 100 %')],
}

const light: Edition = {
  key: 'light',
  name: same(' Light'),
  materials: ['nylon', 'recycled'],
  features: ['lightweight', 'breathable'],
  surcharge: 5,
  says: say(
    'Thin recycled nylon weighs next to nothing and dries on your head.',
    'Dünnes recyceltes Nylon wiegt fast nichts und trocknet auf dem Kopf.',
    'Un nylon recyclé très fin, qui ne pèse presque rien et sèche sur la tête.',
  ),
  made: [say('100% recycled nylon', '100 % recyceltes Nylon', 'Nylon recyclé à 100 %')],
}

const wool: Edition = {
  key: 'wool',
  name: say(' Wool', ' Wolle', ' laine'),
  materials: ['wool', 'merino'],
  features: ['insulated'],
  surcharge: 10,
  says: say(
    'Fine merino wool warms when it is cold, cools when it is not, and does not scratch.',
    'Feine Merinowolle wärmt bei Kälte, kühlt bei Wärme und kratzt nicht.',
    'La fine laine mérinos réchauffe par temps froid, rafraîchit sinon, et ne pique pas.',
  ),
  made: [say('100% merino wool', '100 % Merinowolle', 'Laine mérinos à 100 %')],
}

const knit: Edition = {
  key: 'knit',
  materials: ['knit', 'recycled'],
  features: ['recycled'],
  says: say(
    'Knitted from recycled yarn in one round, without a seam to feel.',
    'Rundgestrickt aus recyceltem Garn, ohne eine spürbare Naht.',
    'Tricoté en rond en fil recyclé, sans couture qui se sente.',
  ),
  made: [say('100% recycled acrylic', '100 % recyceltes Acryl', 'Acrylique recyclé à 100 %')],
}

const onlySize = say('One size, adjustable', 'Einheitsgröße, verstellbar', 'Taille unique, réglable')

export const cap: ModelPlan = {
  key: 'cap',
  kind: 'accessory',
  type: 'caps',
  category: 'caps',
  genders: ['unisex', 'kids'],
  sizes: 'one',
  price: 30,
  weightG: 80,
  activities: ['lifestyle', 'running'],
  features: [],
  name: say('{family}{edition} Cap', '{family}{edition} Cap', 'Casquette {family}{edition}'),
  families: ['Pier Head', 'Linesman', 'Matinee', 'Sundial', 'Dockyard', 'Clearing'],
  editions: [{ ...twill, isForKids: true }, light, wool],
  opens: [
    say(
      '{name} has six panels, a curved brim and nothing to prove.',
      '{name}: sechs Teile, ein gebogener Schirm und nichts zu beweisen.',
      '{name} : six panneaux, une visière courbée et rien à prouver.',
    ),
  ],
  serves: say(
    'For low sun, light rain and hair that has other plans.',
    'Für tiefe Sonne, leichten Regen und Haare, die anderes vorhaben.',
    'Pour le soleil bas, la bruine et les cheveux indisciplinés.',
  ),
  fits: [onlySize],
  care: 'knit',
}

export const beanie: ModelPlan = {
  key: 'beanie',
  kind: 'accessory',
  type: 'beanies',
  category: 'beanies',
  genders: ['unisex', 'kids'],
  sizes: 'one',
  price: 30,
  weightG: 70,
  activities: ['winter', 'lifestyle'],
  features: [],
  name: say('{family}{edition} Beanie', '{family}{edition} Mütze', 'Tuque {family}{edition}'),
  families: ['Firth', 'Woodpile', 'Early Bus', 'Rime', 'Kindling', 'Hut'],
  editions: [{ ...knit, isForKids: true }, wool],
  opens: [
    say(
      '{name} folds once, twice or not at all.',
      '{name} lässt sich einmal, zweimal oder gar nicht umschlagen.',
      '{name} : à replier une fois, deux fois ou pas du tout.',
    ),
  ],
  serves: say(
    'For bus stops in January and campfires in May.',
    'Für Bushaltestellen im Januar und Lagerfeuer im Mai.',
    'Pour l’arrêt d’autobus en janvier et le feu de camp en mai.',
  ),
  fits: [say('One size, stretches', 'Einheitsgröße, dehnbar', 'Taille unique, extensible')],
  care: 'knit',
}

export const backpack: ModelPlan = {
  key: 'backpack',
  kind: 'accessory',
  type: 'bags',
  category: 'bags',
  genders: ['unisex', 'kids'],
  sizes: 'one',
  price: 90,
  weightG: 780,
  activities: ['lifestyle', 'walking'],
  features: ['water-resistant'],
  name: say('{family}{edition} Backpack', '{family}{edition} Rucksack', 'Sac à dos {family}{edition}'),
  families: ['Platform', 'Courier', 'Satchel Row', 'Overland', 'Morning'],
  editions: [
    {
      key: 'daily',
      materials: ['canvas', 'cotton', 'leather'],
      isForKids: true,
      says: say(
        'Dense canvas, a leather base and double seams where it carries.',
        'Dichtes Canvas, ein Boden aus Leder und doppelte Nähte, wo er trägt.',
        'Une toile serrée, un fond en cuir et des coutures doubles aux points d’appui.',
      ),
      made: [
        say('Shell: cotton canvas, coated', 'Außen: Baumwollcanvas, beschichtet', 'Extérieur : toile de coton enduite'),
        say('Base: leather', 'Boden: Leder', 'Fond : cuir'),
        say('Capacity: 20 liters', 'Volumen: 20 Liter', 'Capacité : 20 litres'),
      ],
    },
    {
      key: 'pro',
      name: same(' Pro'),
      materials: ['canvas', 'recycled'],
      features: ['recycled'],
      surcharge: 40,
      says: say(
        'The larger one has a sleeve for a 16-inch laptop and a canvas that is waxed against the rain.',
        'Der Größere hat ein Fach für ein 16-Zoll-Notebook und ein gegen Regen gewachstes Canvas.',
        'Le plus grand a une pochette pour ordinateur de 16 pouces et une toile cirée contre la pluie.',
      ),
      made: [
        say('Shell: recycled canvas, waxed', 'Außen: recyceltes Canvas, gewachst', 'Extérieur : toile recyclée cirée'),
        say('Capacity: 26 liters', 'Volumen: 26 Liter', 'Capacité : 26 litres'),
      ],
    },
  ],
  opens: [
    say(
      '{name} carries the day: laptop, lunch, rain jacket and still some room.',
      '{name} trägt den ganzen Tag: Notebook, Mittagessen, Regenjacke, und Platz ist immer noch.',
      '{name} porte toute la journée : ordinateur, dîner, imperméable, et il reste de la place.',
    ),
  ],
  serves: say(
    'For work, school and two nights away.',
    'Für Arbeit, Schule und zwei Nächte unterwegs.',
    'Pour le travail, l’école et deux nuits ailleurs.',
  ),
  fits: [say('Padded straps, adjustable', 'Gepolsterte, verstellbare Gurte', 'Bretelles rembourrées réglables')],
  care: 'bag',
}

export const sock: ModelPlan = {
  key: 'sock',
  kind: 'accessory',
  type: 'socks',
  category: 'socks',
  genders: ['unisex', 'kids'],
  sizes: 'socks',
  price: 14,
  weightG: 60,
  activities: ['lifestyle', 'running', 'training'],
  features: ['machine-washable'],
  name: say('{family}{edition} Sock', '{family}{edition} Socken', 'Bas {family}{edition}'),
  families: ['Pace', 'Ladder', 'Tilt', 'Bobbin', 'Short Story'],
  editions: [
    {
      key: 'cotton',
      materials: ['cotton', 'recycled'],
      isForKids: true,
      says: say(
        'Soft cotton, ribbed at the top, with a flat seam over the toes.',
        'Weiche Baumwolle, oben gerippt, mit flacher Naht über den Zehen.',
        'Du coton doux, côtelé en haut, avec une couture plate sur les orteils.',
      ),
      made: [
        say(
          '78% organic cotton, 20% recycled polyamide, 2% elastane',
          '78 % Bio-Baumwolle, 20 % recyceltes Polyamid, 2 % Elasthan',
          'Coton biologique à 78 %, polyamide recyclé à 20 %, élasthanne à 2 %',
        ),
      ],
    },
    { ...wool, features: ['insulated', 'cushioned'], surcharge: 8 },
  ],
  opens: [
    say(
      'A sock that does not slide: {name}.',
      'Socken, die nicht rutschen: {name}.',
      'Des bas qui ne glissent pas : {name}.',
    ),
  ],
  serves: say(
    'Three pairs to a pack, for sneakers and for none.',
    'Drei Paar in der Packung, zu Sneakern und ohne.',
    'Trois paires par paquet, avec ou sans espadrilles.',
  ),
  fits: [
    say('S 35–38, M 39–42, L 43–46 (EU)', 'S 35–38, M 39–42, L 43–46', 'S 5–7, M 7,5–9,5, L 10–12 (pointures US)'),
  ],
  care: 'knit',
}
