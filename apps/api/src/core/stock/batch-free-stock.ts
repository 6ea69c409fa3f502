import DataLoader from 'dataloader'

type OfVariant = { readonly variantId: string }

/** Lists the free stock of some variants at some locations. */
type ListFree<Row extends OfVariant> = (variantIds: readonly string[], locationIds: readonly string[]) => Promise<Row[]>

type Question = { readonly variantIds: readonly string[]; readonly locationIds: readonly string[] }

/** A batch has this many questions at most, so that a long statement does not hold up many. */
const mostQuestions = 32

/** So many batches are read at a time. What is asked meanwhile is read together when one of them ends. */
const mostBatches = 2

/**
 * Reads the free stock that requests ask for at the same moment by one statement for each set of locations, and answers each of them
 * with the rows of its own variants. Nothing is cached: stock is read after it was asked for. A statement that fails fails the
 * requests that share it.
 */
export function batchFreeStock<Row extends OfVariant>(listFree: ListFree<Row>): ListFree<Row> {
  const turns = limitBatches(mostBatches)
  const loader = new DataLoader<Question, Row[]>((questions) => answerAll(listFree, questions).finally(turns.end), {
    cache: false,
    maxBatchSize: mostQuestions,
    batchScheduleFn: turns.begin,
  })
  return (variantIds, locationIds) => loader.load({ variantIds, locationIds })
}

/** Sends a batch at the end of the turn of the event loop in which it began, or when one of those before it ends. */
const limitBatches = (most: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    begin: (send: () => void): void => {
      if (running === most) return void waiting.push(send)
      running += 1
      setImmediate(send)
    },
    end: (): void => {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    },
  }
}

const answerAll = async <Row extends OfVariant>(
  listFree: ListFree<Row>,
  questions: readonly Question[],
): Promise<Row[][]> => {
  const groups = Map.groupBy(questions, ({ locationIds }) => locationIds.join(' '))
  const answered = await Promise.all([...groups.values()].map((group) => answerGroup(listFree, group)))
  const answers = new Map(answered.flat())
  return questions.map((question) => answers.get(question) ?? [])
}

/** The questions of a group name the same locations. */
const answerGroup = async <Row extends OfVariant>(
  listFree: ListFree<Row>,
  group: readonly Question[],
): Promise<(readonly [Question, Row[]])[]> => {
  const variantIds = [...new Set(group.flatMap((question) => question.variantIds))]
  const rows = Map.groupBy(await listFree(variantIds, group[0]?.locationIds ?? []), ({ variantId }) => variantId)
  return group.map((question) => [question, [...new Set(question.variantIds)].flatMap((id) => rows.get(id) ?? [])])
}
