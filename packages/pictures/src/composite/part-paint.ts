import { type Colourway, colourOfPart, type Finish, type Hex } from '../colourways/colourway.ts'
import type { PartRecord } from '../passes/model-record.ts'
import { DIFFUSE_RANGE, toLight } from '../passes/view-pass.ts'
import { type LinearColour, linearColourOf } from './linear-colour.ts'
import { MATERIAL_LIGHT } from './material-light.ts'

/** A shopper's own choice for parts, by part key. */
export type PartChoice = { colour?: Hex; material?: Finish }

/** What one part gives back for each byte of the light planes. */
export type PartPaint = {
  /** 256 × red, green, blue by diffuse byte. */
  diffuse: Float32Array
  /** 256 × red, green, blue by specular byte. */
  specular: Float32Array
}

/** One paint a part, in the order of the ID pass; index 0 is no part. */
export function paintsOf(
  parts: readonly PartRecord[],
  colourway: Colourway,
  choices: Readonly<Record<string, PartChoice>> = {},
): PartPaint[] {
  const painted = parts.map((part) => {
    const choice = choices[part.key]
    const colour = choice?.colour ?? colourOfPart(colourway, part)
    const material = choice?.material ?? colourway.materials?.[part.role] ?? part.material
    return paintOf(linearColourOf(colour), material)
  })
  return [noPart, ...painted]
}

/** One paint a part where a colour and a material are chosen for each of them. */
export function paintsOfChoices(choices: readonly Required<PartChoice>[]): PartPaint[] {
  return [noPart, ...choices.map(({ colour, material }) => paintOf(linearColourOf(colour), material))]
}

function paintOf(colour: LinearColour, material: Finish): PartPaint {
  const answer = MATERIAL_LIGHT[material]
  const diffuse = new Float32Array(256 * 3)
  const specular = new Float32Array(256 * 3)
  for (let byte = 0; byte < 256; byte++) {
    const light = answer.diffuse * toLight(byte, DIFFUSE_RANGE) ** answer.contrast
    const mirrored = answer.specular * toLight(byte, 1) ** answer.sharpness
    for (const [channel, share] of colour.entries()) {
      diffuse[byte * 3 + channel] = share * light
      specular[byte * 3 + channel] = mirrored * (1 - answer.tint + answer.tint * share)
    }
  }
  return { diffuse, specular }
}

const noPart = paintOf([0, 0, 0], 'cotton')
