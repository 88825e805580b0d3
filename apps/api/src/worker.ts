import { createWorker } from './create-worker.ts'
import { runProcess } from './run-process.ts'

/** Starts a process that runs the background jobs and serves nobody: `npm run worker`. */
await runProcess({
  what: 'The worker',
  port: { setting: 'WORKER_PORT', of: ({ workerPort }) => workerPort },
  create: createWorker,
  greeting: ({ host, workerPort }) => `The worker runs; its health is at http://${host}:${workerPort}/readyz`,
})
