import '@rpm/ui/signedIn.css';
