export { stopOnSignals } from '@comptoir/http-server/stop-on-signals'
