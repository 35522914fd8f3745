export { Complaint } from './complaint.js';
export { buildProgram } from './program.js';
