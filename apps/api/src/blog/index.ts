export { importBlog } from './import.ts'
