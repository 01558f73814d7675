module stonesdice

go 1.19
