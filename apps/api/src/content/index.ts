export { importBlocks, importContent, importPages, type ImportResult } from './import.ts'
export { ContentError } from './errors.ts'
export { cmsPageShape, type CmsPageShape } from './resolvers.ts'
