export { importBlog } from './import.ts'
export { blogPictures } from './pictures.ts'
