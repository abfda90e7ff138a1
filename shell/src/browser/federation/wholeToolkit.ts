export * from '@reduxjs/toolkit'
