import { answerOverIpc } from './platform/event-loop-watchdog.ts'
import { runProcess } from './run-process.ts'
import { createApi } from './server.ts'

/** Starts the API alone: `npm run api`. */
await runProcess({
  what: 'The API',
  port: { setting: 'API_PORT', of: ({ port }) => port },
  create: async (settings, databaseUrl) => {
    const { app, server, stopJobs, close } = await createApi(settings, databaseUrl)
    answerOverIpc(app.watchdog)
    return { server, telemetry: app.telemetry, onDrain: () => void stopJobs(), close }
  },
  greeting: ({ publicUrl }) => `The API answers at ${publicUrl}/graphql`,
})
