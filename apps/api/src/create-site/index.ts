export { createSiteCommand, createSiteOptions, createSiteUsage } from './command.ts'
