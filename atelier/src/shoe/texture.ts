import { cells2, hash2, noise2 } from '../render/noise.ts'
import { clamp, smoothstep } from '../render/vector.ts'

/** Fine relief of a material at flat coordinates in millimetres. */
export type Grain = {
  height: number
  /** Share of light left. */
  shade: number
  gloss: number
  /** How much of the part behind shows through holes. */
  hole: number
}

export type Texture = (u: number, v: number, grain: Grain) => void

const set = (grain: Grain, height: number, shade: number, gloss: number, hole = 0): void => {
  grain.height = height
  grain.shade = shade
  grain.gloss = gloss
  grain.hole = hole
}

/** Full-grain leather: small irregular cells over slow waves. */
export const leather: Texture = (u, v, grain) => {
  const cell = cells2(u * 1.05 + 0.35 * noise2(u * 0.5, v * 0.5), v * 1.05)
  const crease = smoothstep(0, 0.22, cell)
  const wave = noise2(u * 0.09, v * 0.09) * 0.06 + noise2(u * 0.4, v * 0.4) * 0.012
  set(grain, crease * 0.035 + wave, 0.955 + 0.045 * crease, 0.42 + 0.06 * crease)
}

/** Leather milled in a drum: wide soft pebbles. */
export const tumbledLeather: Texture = (u, v, grain) => {
  const cell = cells2(u * 0.52 + 0.4 * noise2(u * 0.3, v * 0.3), v * 0.52)
  const pebble = smoothstep(0, 0.3, cell)
  set(grain, pebble * 0.085 + noise2(u * 0.07, v * 0.07) * 0.08, 0.92 + 0.08 * pebble, 0.3 + 0.1 * pebble)
}

export const smoothLeather: Texture = (u, v, grain) => {
  const wave = noise2(u * 0.11, v * 0.11) * 0.05 + noise2(u * 1.7, v * 1.7) * 0.008
  set(grain, wave, 1, 0.56)
}

export const suede: Texture = (u, v, grain) => {
  const nap = noise2(u * 0.16, v * 0.16) * 0.5 + noise2(u * 0.5 + 9, v * 0.5) * 0.3
  const fibre = noise2(u * 4.2, v * 4.2) * 0.5 + noise2(u * 8.1, v * 7.7) * 0.5
  set(grain, fibre * 0.035, 0.97 + nap * 0.045 + fibre * 0.03, 0)
}

/** Plain weave. */
export const canvas: Texture = (u, v, grain) => {
  const [x, y] = [u / 0.95, v / 0.95]
  const over = (Math.floor(x) + Math.floor(y)) % 2 === 0
  const [fx, fy] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5]
  const [across, along] = over ? [fy, fx] : [fx, fy]
  const thread = Math.sqrt(Math.max(0, 1 - 3.4 * across * across)) * (1 - 1.3 * along * along)
  const slub = noise2(Math.floor(over ? y : x) * 3.1, (over ? u : v) * 0.07) * 0.5
  set(grain, thread * 0.13 + slub * 0.03, 0.84 + 0.16 * thread + slub * 0.035, 0.08)
}

/** Open mesh: rows of round holes, every second row moved by half. */
export function meshOf(pitch: number, radius: number): Texture {
  return (u, v, grain) => {
    const rowHeight = pitch * 0.866
    const nearRow = Math.round(v / rowHeight)
    let nearest = 9
    for (let row = nearRow - 1; row <= nearRow + 1; row++) {
      const shift = (row & 1) === 0 ? 0 : 0.5
      const column = Math.round(u / pitch - shift) + shift
      nearest = Math.min(nearest, Math.hypot(u - column * pitch, v - row * rowHeight))
    }
    const hole = 1 - smoothstep(radius - 0.16, radius + 0.16, nearest)
    const rim = smoothstep(radius, radius + pitch * 0.24, nearest)
    const yarn = noise2(u * 2.6, v * 2.6) * 0.02
    set(grain, rim * 0.16 * (1 - hole) + yarn - hole * 0.3, 1 - 0.5 * hole, 0.14, hole)
  }
}

/** Rows of knitted V stitches. */
export function knitOf(width: number, height: number): Texture {
  return (u, v, grain) => {
    const x = u / width - Math.floor(u / width) - 0.5
    const lean = v / height + Math.abs(x) * 1.1
    const y = lean - Math.floor(lean) - 0.5
    const yarn = Math.sqrt(Math.max(0, 1 - 3.6 * y * y)) * Math.min(1, Math.abs(x) * 7)
    const uneven = hash2(Math.floor(u / width), Math.floor(lean)) - 0.5
    set(grain, yarn * 0.16, 0.8 + 0.2 * yarn + uneven * 0.03, 0.08)
  }
}

/** Fine ribs across v. */
export function ribOf(pitch: number, depth: number): Texture {
  return (_u, v, grain) => {
    const wave = Math.abs(Math.sin((Math.PI * v) / pitch))
    set(grain, depth * Math.sqrt(wave), 0.82 + 0.18 * Math.min(1, wave * 1.6), 0.1)
  }
}

/** Tightly woven technical cloth with a stronger thread every few millimetres. */
export const ripstop: Texture = (u, v, grain) => {
  const line = Math.min(Math.abs(((u / 5 + 900) % 1) - 0.5), Math.abs(((v / 5 + 900) % 1) - 0.5)) * 5
  const ridge = 1 - smoothstep(0.1, 0.4, line)
  const weave = Math.sin(u * 7.5) * Math.sin(v * 7.5)
  set(grain, ridge * 0.1 + weave * 0.022, 0.97 + 0.03 * weave, 0.24)
}

/** Nylon in a fine slanting weave. */
export const twill: Texture = (u, v, grain) => {
  const rib = Math.abs(Math.sin(u * 3.1 + v * 3.1))
  const thread = Math.sin(u * 9 - v * 4)
  set(grain, rib * 0.055 + thread * 0.012, 0.9 + 0.1 * rib + noise2(u * 0.2, v * 0.2) * 0.012, 0.26)
}

export const rubber: Texture = (u, v, grain) => {
  set(grain, noise2(u * 1.3, v * 1.3) * 0.01 + noise2(u * 0.12, v * 0.12) * 0.03, 1, 0.3)
}

export const foam: Texture = (u, v, grain) => {
  const skin = cells2(u * 1.5, v * 1.5)
  set(grain, clamp(skin, 0, 0.4) * 0.03 + noise2(u * 0.08, v * 0.08) * 0.08, 1, 0.2)
}

export const satin: Texture = (u, v, grain) => {
  set(grain, noise2(u * 3, v * 3) * 0.004, 1, 0.6)
}

/** A flat braid; u runs along the cord, v across it. */
export const braid: Texture = (u, v, grain) => {
  const pitch = 1.5
  const [p, q] = [(u + v * 1.25) / pitch, (u - v * 1.25) / pitch]
  const over = (Math.floor(p) + Math.floor(q)) % 2 === 0
  const f = over ? p - Math.floor(p) - 0.5 : q - Math.floor(q) - 0.5
  const strand = Math.sqrt(Math.max(0, 1 - 3.4 * f * f))
  set(grain, strand * 0.2, 0.8 + 0.2 * strand, 0.12)
}

/** Brushed or spacer lining cloth. */
export const textile: Texture = (u, v, grain) => {
  const weave = Math.sin(u * 5.2 + Math.sin(v * 2.6)) * Math.sin(v * 5.2)
  set(grain, weave * 0.05 + noise2(u * 0.8, v * 0.8) * 0.02, 0.93 + 0.07 * weave, 0.03)
}

/** A material with rows of punched holes, every second row moved by half. */
export function perforatedOf(base: Texture, pitch: number, radius: number): Texture {
  const punched = meshOf(pitch, radius)
  const hole: Grain = { height: 0, shade: 1, gloss: 0, hole: 0 }
  return (u, v, grain) => {
    base(u, v, grain)
    punched(u, v, hole)
    grain.height -= 0.5 * hole.hole
    grain.shade *= 1 - 0.68 * hole.hole
    grain.gloss *= 1 - hole.hole
  }
}

/** Lambswool: curls of some millimetres, without shine. */
export const fleece: Texture = (u, v, grain) => {
  const bend = noise2(u * 0.5, v * 0.5)
  const curl = cells2(u * 0.36 + 0.55 * bend, v * 0.36 - 0.55 * bend)
  const fibre = noise2(u * 3.1, v * 3.1) * 0.5 + noise2(u * 6.3, v * 6.1) * 0.5
  const top = smoothstep(0, 0.42, curl)
  set(grain, top * 0.85 + fibre * 0.07, 0.76 + 0.24 * top + fibre * 0.03, 0)
}
