export { deleteDueAccounts } from './deletion.ts'
export { OpenOrdersError } from './errors.ts'
export { deleteNow, exportFor, listDeletions } from './operate.ts'
export { keepNoLonger } from './retention.ts'
