export { startOrExit } from '@comptoir/http-server/run-server'
