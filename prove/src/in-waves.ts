/** Runs the work `count` times in order, `atOnce` in parallel, until it is late; returns the results. */
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
