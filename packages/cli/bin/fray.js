#!/usr/bin/env node
import './end-with-npm.js';
import '../dist/main.js';
