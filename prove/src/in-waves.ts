/** Does something for each of so many, some at once, in their order; gives what came of each that was begun in time. */
export async function inWaves<Made>(
  count: number,
  { atOnce, isLate = () => false }: { readonly atOnce: number; readonly isLate?: () => boolean },
  work: (nth: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (let from = 0; from < count && !isLate(); from += atOnce) {
    const wave = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => work(from + index))
    made.push(...(await Promise.all(wave)))
  }
  return made
}
