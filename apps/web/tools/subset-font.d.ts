declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number; readonly default?: number }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes?: Readonly<Record<string, Axis>>
      keepFeatures?: readonly string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
