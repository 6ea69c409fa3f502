import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'
import { active, length, recycled } from './top-editions.ts'

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
      key: 'nylon',
      name: undefined,
      materials: ['nylon', 'recycled'],
      surcharge: 0,
      says: say(
        'The nylon is matt, quiet when it moves, and takes a crease only to lose it again.',
        'Das Nylon ist matt, raschelt nicht und verliert jede Falte wieder.',
        'Le nylon est mat, silencieux, et ne garde aucun pli.',
      ),
      made: [say('100% recycled nylon', '100 % recyceltes Nylon', 'Nylon recyclé à 100 %')],
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

export const pufferVest: ModelPlan = {
  key: 'puffer-vest',
  kind: 'apparel',
  type: 'jackets',
  category: 'jackets',
  genders: ['women', 'men', 'kids'],
  sizes: 'letters',
  price: 120,
  weightG: 430,
  activities: ['lifestyle', 'winter', 'hiking'],
  features: ['insulated'],
  name: say('{family}{edition} Vest', '{family}{edition} Weste', 'Veste sans manches {family}{edition}'),
  families: ['Eider', 'Hillfort', 'Chimney', 'Snowline'],
  editions: [
    {
      key: 'light',
      materials: ['nylon', 'recycled'],
      features: ['lightweight', 'recycled'],
      fit: 'regular',
      isForKids: true,
      says: say(
        'Filled with recycled fiber, it warms even when it is wet and packs into its own pocket.',
        'Mit Recyclingfaser gefüllt, wärmt sie auch nass und passt in ihre eigene Tasche.',
        'Garnie de fibre recyclée, elle réchauffe même mouillée et se range dans sa propre poche.',
      ),
      made: [
        say('Shell: recycled nylon', 'Außen: recyceltes Nylon', 'Extérieur : nylon recyclé'),
        say('Filling: recycled polyester', 'Füllung: recyceltes Polyester', 'Garnissage : polyester recyclé'),
      ],
    },
    {
      key: 'down',
      name: say(' Down', ' Daune', ' duvet'),
      materials: ['nylon', 'down'],
      features: ['water-resistant'],
      fit: 'regular',
      surcharge: 50,
      says: say(
        'Down from a traceable source fills the baffles, and the nylon lets snow slide off.',
        'Daunen aus nachvollziehbarer Herkunft füllen die Kammern, am Nylon gleitet Schnee ab.',
        'Un duvet d’origine traçable remplit les caissons, et la neige glisse sur le nylon.',
      ),
      made: [
        say('Shell: nylon', 'Außen: Nylon', 'Extérieur : nylon'),
        say(
          'Filling: 90% down, 10% feathers',
          'Füllung: 90 % Daunen, 10 % Federn',
          'Garnissage : duvet à 90 %, plumes à 10 %',
        ),
      ],
    },
  ],
  opens: [
    say(
      '{name} keeps the middle warm and the arms free.',
      '{name} hält die Mitte warm und die Arme frei.',
      '{name} garde le buste au chaud et les bras libres.',
    ),
  ],
  serves: say(
    'Over a sweatshirt in October, under a coat in January.',
    'Im Oktober über dem Sweatshirt, im Januar unter dem Mantel.',
    'Sur un chandail en octobre, sous un manteau en janvier.',
  ),
  fits: [length, say('Two lined pockets', 'Zwei gefütterte Taschen', 'Deux poches doublées')],
  care: 'shell',
}

export const shellJacket: ModelPlan = {
  key: 'shell-jacket',
  kind: 'apparel',
  type: 'jackets',
  category: 'jackets',
  genders: ['women', 'men', 'kids'],
  sizes: 'letters',
  price: 150,
  weightG: 410,
  activities: ['hiking', 'walking', 'trail'],
  features: [],
  name: say('{family}{edition} Shell', '{family}{edition} Regenjacke', 'Imperméable {family}{edition}'),
  families: ['Squall', 'Headland', 'Long Rain', 'Lookout'],
  editions: [
    {
      key: 'rain',
      materials: ['nylon', 'recycled'],
      features: ['waterproof', 'breathable', 'recycled'],
      fit: 'regular',
      isForKids: true,
      says: say(
        'Two and a half layers of recycled nylon, taped seams, and a membrane without fluorine.',
        'Zweieinhalb Lagen recyceltes Nylon, verklebte Nähte und eine fluorfreie Membran.',
        'Deux couches et demie de nylon recyclé, des coutures étanches et une membrane sans fluor.',
      ),
      made: [
        say(
          'Shell: recycled nylon, PFC-free',
          'Außen: recyceltes Nylon, PFC-frei',
          'Extérieur : nylon recyclé, sans PFC',
        ),
        say('Water column: 15,000 mm', 'Wassersäule: 15.000 mm', 'Colonne d’eau : 15 000 mm'),
      ],
    },
    {
      key: 'light',
      name: same(' Light'),
      materials: ['nylon'],
      features: ['water-resistant', 'lightweight', 'reflective'],
      fit: 'slim',
      surcharge: -20,
      says: say(
        'It weighs as much as an apple, packs into its chest pocket and lets a shower pass.',
        'Sie wiegt so viel wie ein Apfel, passt in ihre Brusttasche und lässt einen Schauer vorüberziehen.',
        'Il pèse le poids d’une pomme, se range dans sa poche de poitrine et laisse passer l’averse.',
      ),
      made: [say('Shell: ripstop nylon', 'Außen: Ripstop-Nylon', 'Extérieur : nylon indéchirable')],
    },
  ],
  opens: [
    say(
      '{name} waits by the door until the forecast is wrong.',
      '{name} wartet an der Tür, bis der Wetterbericht irrt.',
      '{name} : à garder près de la porte pour les jours où la météo se trompe.',
    ),
  ],
  serves: say(
    'For ridges, ferries and the walk with the dog.',
    'Für Grate, Fähren und den Gang mit dem Hund.',
    'Pour les crêtes, les traversiers et la promenade du chien.',
  ),
  fits: [
    length,
    say(
      'Hood with a brim, adjustable with one hand',
      'Kapuze mit Schirm, mit einer Hand verstellbar',
      'Capuchon à visière, réglable d’une main',
    ),
  ],
  care: 'shell',
}
