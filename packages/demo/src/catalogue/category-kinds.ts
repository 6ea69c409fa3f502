import { say, type Words } from '../words/words.ts'
import type { CategoryKind, ProductKind } from './model-plan.ts'

/** A third-level category: a kind of thing within a group. */
type Kind = { readonly key: CategoryKind; readonly group: ProductKind; readonly names: Words; readonly says: Words }

/** In the order of the tree within each group; ids follow from it, so that it is only ever added to. */
export const kinds: readonly Kind[] = [
  {
    key: 'sneakers',
    group: 'footwear',
    names: say('Sneakers', 'Sneaker', 'Espadrilles'),
    says: say(
      'Low and high, leather and plant-based: shoes for every day of the week.',
      'Flach und hoch, aus Leder und ohne Tier: Schuhe für jeden Tag der Woche.',
      'Basses ou montantes, en cuir ou sans matière animale : pour tous les jours de la semaine.',
    ),
  },
  {
    key: 'running',
    group: 'footwear',
    names: say('Running shoes', 'Laufschuhe', 'Souliers de course'),
    says: say(
      'Cushioned, quick or roomy: find the pair for your miles.',
      'Gedämpft, schnell oder weit: das Paar für Ihre Kilometer.',
      'Amortis, rapides ou larges : la paire qu’il faut pour vos kilomètres.',
    ),
  },
  {
    key: 'trail',
    group: 'footwear',
    names: say('Trail shoes', 'Trailschuhe', 'Souliers de sentier'),
    says: say(
      'Grip for roots, stones and wet grass.',
      'Halt auf Wurzeln, Steinen und nassem Gras.',
      'De l’adhérence sur les racines, les pierres et l’herbe mouillée.',
    ),
  },
  {
    key: 'slip-ons',
    group: 'footwear',
    names: say('Slip-ons', 'Slipper', 'Souliers à enfiler'),
    says: say('No laces, no hurry.', 'Ohne Schnürsenkel, ohne Eile.', 'Sans lacets, sans hâte.'),
  },
  {
    key: 'boots',
    group: 'footwear',
    names: say('Boots', 'Stiefel', 'Bottes'),
    says: say('From October to April.', 'Von Oktober bis April.', 'D’octobre à avril.'),
  },
  {
    key: 'sandals',
    group: 'footwear',
    names: say('Sandals', 'Sandalen', 'Sandales'),
    says: say('For the feet, after everything.', 'Für die Füße, nach allem.', 'Pour les pieds, après tout.'),
  },
  {
    key: 'football',
    group: 'footwear',
    names: say('Soccer cleats', 'Fußballschuhe', 'Souliers de soccer'),
    says: say(
      'For ninety minutes and a little more.',
      'Für neunzig Minuten und etwas mehr.',
      'Pour quatre-vingt-dix minutes et un peu plus.',
    ),
  },
  {
    key: 't-shirts',
    group: 'apparel',
    names: say('T-shirts', 'T-Shirts', 'T-shirts'),
    says: say(
      'Organic cotton, good collars, no slogans.',
      'Bio-Baumwolle, gute Kragen, keine Sprüche.',
      'Coton biologique, belles encolures, aucun slogan.',
    ),
  },
  {
    key: 'sweatshirts',
    group: 'apparel',
    names: say('Hoodies & sweatshirts', 'Hoodies & Sweatshirts', 'Kangourous et chandails'),
    says: say(
      'Warm layers with a hood or without.',
      'Warme Schichten mit und ohne Kapuze.',
      'Des épaisseurs chaudes, avec ou sans capuchon.',
    ),
  },
  {
    key: 'jackets',
    group: 'apparel',
    names: say('Jackets', 'Jacken', 'Vestes'),
    says: say(
      'For the warm-up and for the wind.',
      'Zum Aufwärmen und gegen den Wind.',
      'Pour l’échauffement et contre le vent.',
    ),
  },
  {
    key: 'pants',
    group: 'apparel',
    names: say('Pants', 'Hosen', 'Pantalons'),
    says: say(
      'Joggers that can be seen outside.',
      'Jogginghosen, die sich draußen sehen lassen können.',
      'Des pantalons de jogging qui sortent aussi.',
    ),
  },
  {
    key: 'shorts',
    group: 'apparel',
    names: say('Shorts', 'Shorts', 'Shorts'),
    says: say(
      'Just above the knee, with pockets.',
      'Knapp über dem Knie, mit Taschen.',
      'Juste au-dessus du genou, avec des poches.',
    ),
  },
  {
    key: 'tights',
    group: 'apparel',
    names: say('Tights', 'Tights', 'Collants'),
    says: say('They stay where they are.', 'Sie bleiben, wo sie sind.', 'Ils restent en place.'),
  },
  {
    key: 'skirts',
    group: 'apparel',
    names: say('Skirts', 'Röcke', 'Jupes'),
    says: say(
      'Pleats that remember where they belong.',
      'Falten, die wissen, wohin sie gehören.',
      'Des plis qui savent où se remettre.',
    ),
  },
  {
    key: 'caps',
    group: 'accessory',
    names: say('Caps', 'Caps', 'Casquettes'),
    says: say('Six panels and a brim.', 'Sechs Teile und ein Schirm.', 'Six panneaux et une visière.'),
  },
  {
    key: 'beanies',
    group: 'accessory',
    names: say('Beanies', 'Mützen', 'Tuques'),
    says: say('Knitted for cold heads.', 'Gestrickt für kalte Köpfe.', 'Tricotées pour les têtes froides.'),
  },
  {
    key: 'bags',
    group: 'accessory',
    names: say('Bags', 'Taschen', 'Sacs'),
    says: say(
      'For work, school and two nights away.',
      'Für Arbeit, Schule und zwei Nächte unterwegs.',
      'Pour le travail, l’école et deux nuits ailleurs.',
    ),
  },
  {
    key: 'socks',
    group: 'accessory',
    names: say('Socks', 'Socken', 'Bas'),
    says: say('They stay up.', 'Sie rutschen nicht.', 'Ils ne glissent pas.'),
  },
]
