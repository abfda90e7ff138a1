export { createAction } from '@reduxjs/toolkit'
