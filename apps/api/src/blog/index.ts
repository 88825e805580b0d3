export { importBlog } from './import.ts'
export { blogPictures } from './pictures.ts'
export { searchedPosts } from './searched.sql.ts'
