export { hasDownload, isDownloadPath, storeDownload } from './files.ts'
export { registerDownloads } from './http.ts'
