document.querySelector('form[data-return]')?.submit()
