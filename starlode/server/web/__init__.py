"""What every request and socket goes through; files, the page and the games for it."""
