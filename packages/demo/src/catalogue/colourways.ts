import type { ColorFamily } from '@lacehouse/domain/product/color-families'
import type { Words } from '../words/words.ts'

/** A palette of packages/pictures as the catalogue sells it. */
export type Colourway = {
  readonly id: string
  readonly family: ColorFamily
  /** One or two colours for the round swatch, divided by a comma. */
  readonly swatch: string
  readonly names: Words
}

type Row = readonly [id: string, family: ColorFamily, swatch: string, en: string, de: string, fr: string]

const rows: readonly Row[] = [
  ['chalk', 'white', '#e7e4db', 'Chalk', 'Kreide', 'Craie'],
  ['chalk-fern', 'white', '#e7e4db,#2e7350', 'Chalk / Fern', 'Kreide / Farn', 'Craie et fougère'],
  ['chalk-cobalt', 'white', '#e7e4db,#2647a8', 'Chalk / Cobalt', 'Kreide / Kobalt', 'Craie et cobalt'],
  ['chalk-ember', 'white', '#e7e4db,#d6492a', 'Chalk / Ember', 'Kreide / Glut', 'Craie et braise'],
  ['sail', 'beige', '#e6dcc4', 'Sail', 'Segel', 'Voile'],
  ['sail-ink', 'beige', '#e6dcc4,#23304f', 'Sail / Ink', 'Segel / Tinte', 'Voile et encre'],
  ['oat-brick', 'beige', '#e4dac6,#b4492f', 'Oat / Brick', 'Hafer / Ziegel', 'Avoine et brique'],
  ['fog', 'gray', '#c9cccb', 'Fog', 'Nebel', 'Brume'],
  ['fog-signal', 'gray', '#c9cccb,#f0642b', 'Fog / Signal', 'Nebel / Signal', 'Brume et signal'],
  ['ink', 'black', '#1f2125', 'Ink', 'Tinte', 'Encre'],
  ['ink-chalk', 'black', '#1f2125,#e7e4db', 'Ink / Chalk', 'Tinte / Kreide', 'Encre et craie'],
  ['ink-gum', 'black', '#1f2125,#b8793c', 'Ink / Gum', 'Tinte / Gum', 'Encre et gomme'],
  ['ink-ember', 'black', '#1f2125,#e2502c', 'Ink / Ember', 'Tinte / Glut', 'Encre et braise'],
  ['graphite', 'gray', '#4a4e54', 'Graphite', 'Graphit', 'Graphite'],
  ['graphite-lime', 'gray', '#44484d,#c6e03a', 'Graphite / Lime', 'Graphit / Limette', 'Graphite et lime'],
  ['midnight', 'blue', '#17233f', 'Midnight', 'Mitternacht', 'Minuit'],
  ['midnight-gold', 'blue', '#17233f,#d9a441', 'Midnight / Gold', 'Mitternacht / Gold', 'Minuit et or'],
  ['aubergine', 'purple', '#3b2240', 'Aubergine', 'Aubergine', 'Aubergine'],
  ['fern', 'green', '#2e7350', 'Fern', 'Farn', 'Fougère'],
  ['sage', 'green', '#9db39b', 'Sage', 'Salbei', 'Sauge'],
  ['pine-rust', 'green', '#24453a,#c3602f', 'Pine / Rust', 'Kiefer / Rost', 'Pin et rouille'],
  ['moss-amber', 'green', '#5b6b4a,#e08b2c', 'Moss / Amber', 'Moos / Bernstein', 'Mousse et ambre'],
  ['mint-coral', 'green', '#b6dcc9,#f07a62', 'Mint / Coral', 'Minze / Koralle', 'Menthe et corail'],
  ['cobalt', 'blue', '#2450b4', 'Cobalt', 'Kobalt', 'Cobalt'],
  ['harbour', 'blue', '#1f5f86,#f0643a', 'Harbor', 'Hafenblau', 'Bleu port'],
  ['sky', 'blue', '#a9cbe2', 'Sky', 'Himmel', 'Ciel'],
  ['denim-gum', 'blue', '#4a6588,#b8793c', 'Denim / Gum', 'Denim / Gum', 'Denim et gomme'],
  ['lagoon', 'blue', '#13808a', 'Lagoon', 'Lagune', 'Lagon'],
  ['brick', 'red', '#a83a2a', 'Brick', 'Ziegel', 'Brique'],
  ['scarlet-ink', 'red', '#cf2f28,#24262b', 'Scarlet / Ink', 'Scharlach / Tinte', 'Écarlate et encre'],
  ['cherry-chalk', 'red', '#b3223b,#e7e4db', 'Cherry / Chalk', 'Kirsche / Kreide', 'Cerise et craie'],
  ['ember', 'orange', '#e2622c', 'Ember', 'Glut', 'Braise'],
  ['apricot', 'orange', '#f0b184', 'Apricot', 'Aprikose', 'Abricot'],
  ['marigold', 'yellow', '#eeb028', 'Marigold', 'Ringelblume', 'Souci'],
  ['citron', 'yellow', '#d8dc4a', 'Citron', 'Zitronatgelb', 'Cédrat'],
  ['blush', 'pink', '#e9c3bd', 'Blush', 'Zartrosa', 'Rose poudré'],
  ['flamingo', 'pink', '#ee6f86,#1f2a4d', 'Flamingo', 'Flamingo', 'Flamant'],
  ['lilac', 'purple', '#bba8d6', 'Lilac', 'Flieder', 'Lilas'],
  ['espresso', 'brown', '#43302a', 'Espresso', 'Espresso', 'Espresso'],
  ['cognac', 'brown', '#9a5a2c', 'Cognac', 'Cognac', 'Cognac'],
  ['tobacco-sky', 'brown', '#7a5638,#a9cbe2', 'Tobacco / Sky', 'Tabak / Himmel', 'Tabac et ciel'],
  ['sand', 'beige', '#cdb894', 'Sand', 'Sand', 'Sable'],
  ['dune-olive', 'beige', '#cfbf9d,#5e6340', 'Dune / Olive', 'Düne / Olive', 'Dune et olive'],
  ['clay', 'brown', '#b07a5e', 'Clay', 'Ton', 'Argile'],
  ['tide-pool', 'multi', '#2f7f86,#e2714d', 'Tide Pool', 'Gezeiten', 'Marée'],
  ['carnival', 'multi', '#d8476b,#2f9a83', 'Carnival', 'Karneval', 'Carnaval'],
  ['patchwork', 'multi', '#27406b,#d9a441', 'Patchwork', 'Patchwork', 'Mosaïque'],
]

/** Every palette that products are sold in; the ids are those of packages/pictures. */
export const colourways: readonly Colourway[] = rows.map(([id, family, swatch, en, de, fr]) => ({
  id,
  family,
  swatch,
  names: { en, de, fr },
}))
