export { shareableDownloads } from './customer-downloads.ts'
export { hasDownload, isDownloadPath, storeDownload } from './files.ts'
export { registerDownloads } from './http.ts'
