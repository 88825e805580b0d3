export { importBlocks, importContent, importPages } from './import.ts'
export { ContentError } from './errors.ts'
export { blocksOf } from './pages.ts'
export { cmsPageShape, type CmsPageShape } from './resolvers.ts'
