export { importBlocks, importContent, importPages } from './import.ts'
export { ContentError } from './errors.ts'
export { cmsPageShape, type CmsPageShape } from './resolvers.ts'
