export { websiteCommand, websiteUsage } from './command.ts'
export { importWebsite } from './import-website.ts'
export { readWebsiteFile, type WebsiteFile } from './website-file.ts'
export { writeWebsite } from './write-website.ts'
