export type Settings = Record<string, string | number>

const always: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: 120,
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  // For two cores: a parallel query makes all others wait, and small queries take longer to compile than to run.
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  io_method: 'sync',
  random_page_cost: 1.1,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  huge_pages: 'off',
  update_process_title: 'off',
}

const durably: Settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

/** Only for tests: commits survive the server's processes but not a power cut. */
const quickly: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_connections: 300,
}

/** Lists the server's settings for a small machine, as arguments of `postgres`. */
export function listArguments(durable: boolean, own: Settings): string[] {
  return Object.entries({ ...always, ...(durable ? durably : quickly), ...own }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
}
