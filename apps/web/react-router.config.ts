import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  // Another folder lets one build be measured while another is being served.
  buildDirectory: process.env.WEB_BUILD_FOLDER ?? 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
