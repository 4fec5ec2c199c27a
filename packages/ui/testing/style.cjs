// What Jest imports in place of a style sheet.
'use strict';

module.exports = {};
