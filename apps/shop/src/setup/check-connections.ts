import { findMailServerProblem, listCredentialProblems } from '@lacehouse/api'
import type { Config } from '@lacehouse/api/config'

/** Asks the mail server and the payment providers whether they know the shop; throws what is wrong. Sends no mail and moves no money. */
export async function checkConnections({ smtpUrl, payment }: Config, say: (text: string) => void): Promise<void> {
  const [problem, credentials] = await Promise.all([
    findMailServerProblem(smtpUrl ?? ''),
    listCredentialProblems(payment),
  ])
  const problems = [...(problem ? [`The mail server does not answer: ${problem}`] : []), ...credentials]
  if (problems.length > 0)
    throw new Error([...problems, 'Set it up again, or leave the checks out with --skip-checks.'].join('\n'))
  say('Mail server: answers and lets the shop in.')
  say(payment.provider === 'sandbox' ? 'Payments: by the sandbox.' : 'Payments: the providers know the shop.')
}
