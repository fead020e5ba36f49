"""The rules of Cave-In, one file for each chapter of docs/rules/cave-in.md."""
