import { testContextName } from '@lacehouse/domain/experiments/test-context'
import { showTestContext } from './show-test-context.ts'

/** Shows the hint of a test context. Its code is in the file that is fetched after the page, as a file of its own would be listed in every page. */
function watchTestContext(): void {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${testContextName}=`))
  const context = pair?.slice(testContextName.length + 1)
  if (context) showTestContext(context).catch(console.warn)
}

watchTestContext()
